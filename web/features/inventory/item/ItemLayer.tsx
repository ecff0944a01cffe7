import { Button } from '@chakra-ui/react';
import { Archive, ArchiveRestore, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../../ui/forms/useAction.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { type ItemPartsFragment, useArchiveItemMutation, useItemDetailQuery } from '../inventory.generated.ts';
import { ItemForm } from '../form/ItemForm.tsx';
import type { ItemValues } from '../form/item-values.ts';
import { itemTexts } from '../item-texts.ts';
import { ItemView } from './ItemView.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

interface ItemLayerProps {
  /** The item's id, or `new`. */
  readonly value: string;
  readonly onClose: () => void;
}

/** One item beside the list: its stock, lots and movements; or the form for a new item. */
export function ItemLayer({ value, onClose }: ItemLayerProps) {
  return value === 'new' ? <NewItem onClose={onClose} /> : <ExistingItem id={value} onClose={onClose} />;
}

function NewItem({ onClose }: Pick<ItemLayerProps, 'onClose'>) {
  const t = useTexts(itemTexts);
  const [next, setNext] = useState<{ readonly no: number; readonly start?: Partial<ItemValues> }>({ no: 1 });
  if (!useCan('inventory.update')) return null;
  // The next item is usually of the same shelf.
  const addAnother = ({ category, kind, unit, storage, supplier }: ItemValues) =>
    setNext(({ no }) => ({ no: no + 1, start: { category, kind, unit, storage, supplier } }));
  return (
    <SideLayer title={t('newItem')} onClose={onClose}>
      <ItemForm
        key={next.no}
        item={null}
        start={next.start}
        onAnother={addAnother}
        onDone={onClose}
        onCancel={onClose}
      />
    </SideLayer>
  );
}

/** One drawer for viewing and editing; it stays open when the content changes. */
function ExistingItem({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const localName = useNames();
  const t = useTexts(itemTexts);
  const canEdit = useCan('inventory.update');
  const [editing, setEditing] = useState(false);
  const { data, error, refetch } = useItemDetailQuery({ variables: { id } });
  const item = data?.item;
  const stopEditing = () => setEditing(false);
  const title = item ? (editing ? t('editItem', { name: localName(item.name) }) : localName(item.name)) : t('item');
  return (
    <SideLayer
      title={title}
      onClose={onClose}
      footer={item && canEdit && !editing ? <Footer item={item} onEdit={() => setEditing(true)} /> : undefined}
    >
      {data ? (
        editing ? (
          <ItemForm item={data.item} onDone={stopEditing} onCancel={stopEditing} />
        ) : (
          <ItemView item={data.item} lots={data.stockLots} places={data.stockPlaces} contents={data.itemAllergens} />
        )
      ) : (
        <NotLoaded title={t('notFound')} error={error} onRetry={() => refetch()} rows={6} rowHeight="14" />
      )}
    </SideLayer>
  );
}

function Footer({ item, onEdit }: { readonly item: ItemPartsFragment; readonly onEdit: () => void }) {
  const t = useTexts(itemTexts);
  const [archive, { loading }] = useArchiveItemMutation(invalidating('items', 'inventorySummary'));
  const { run } = useAction(t('failed'));
  const { id, version, name } = item;
  const archived = item.archivedAt === null;
  const toggle = () =>
    run(() => archive({ variables: { input: { id, version, archived } } }), {
      toast: t(archived ? 'archived' : 'restored', { name }),
    });
  return (
    <>
      <Button variant="ghost" loading={loading} loadingText={t('saving')} onClick={() => void toggle()}>
        {archived ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
        {t(archived ? 'archive' : 'restore')}
      </Button>
      <Button variant="outline" onClick={onEdit}>
        <Pencil aria-hidden="true" /> {t('edit')}
      </Button>
    </>
  );
}
