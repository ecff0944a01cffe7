import { useState } from 'react';
import { useLastSeen } from '../../../ui/forms/useLastSeen.ts';
import type { SupplierRowFragment } from '../suppliers.generated.ts';
import { SupplierForm } from './SupplierForm.tsx';
import { SupplierView } from './SupplierView.tsx';

interface SupplierLayerProps {
  /** Null for a new one, or when it is no longer listed. */
  readonly supplier: SupplierRowFragment | null;
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** One supplier beside the list: read only until Edit is pressed. */
export function SupplierLayer({ supplier: listed, isNew, onClose }: SupplierLayerProps) {
  const supplier = useLastSeen(listed);
  const [editing, setEditing] = useState(false);
  const view = () => setEditing(false);
  if (isNew) return <SupplierForm supplier={null} onDone={onClose} onCancel={onClose} onClose={onClose} />;
  if (!supplier) return null;
  if (editing) return <SupplierForm supplier={supplier} onDone={view} onCancel={view} onClose={onClose} />;
  return <SupplierView supplier={supplier} onEdit={() => setEditing(true)} onClose={onClose} />;
}
