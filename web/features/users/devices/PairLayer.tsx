import { useState } from 'react';
import { userCode } from '#schema/inputs/devices.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { inputError } from '../../../ui/forms/input-errors.ts';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import { ApproveForm } from './ApproveForm.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { type DeviceRowFragment, usePairingRequestQuery } from './devices.generated.ts';
import { deviceFormTexts } from './form-texts.ts';
import { formatUserCode } from './user-code.ts';

interface PairLayerProps {
  /** From the QR code on the screen; empty when it will be typed. */
  readonly code: string;
  /** Active devices, any of which the browser can replace. */
  readonly devices: readonly DeviceRowFragment[];
  /** The device to repair; null for a new one. */
  readonly repairing: string | null;
  readonly onClose: () => void;
}

interface FoundProps extends PairLayerProps {
  /** Called with another code; '' returns to the entry. */
  readonly onOther: (code: string) => void;
}

/** The browser that shows this code; or the entry again, with the reason for the failure. */
function Found({ code, devices, repairing, onClose, onOther }: FoundProps) {
  const t = useTexts(deviceFormTexts);
  const ui = useTexts(uiTexts);
  // Not cached, because a code is valid only for minutes.
  const { data, error } = usePairingRequestQuery({ variables: { userCode: code }, fetchPolicy: 'no-cache' });
  if (error) {
    const unknown = 'code' in error && error.code === 'NOT_FOUND';
    const refusal = unknown ? t('notFound') : (readableError(error).sentence ?? ui('unexpected'));
    return <CodeEntry key={code} initial={code} refusal={refusal} onCode={onOther} />;
  }
  if (!data) return <SkeletonList rows={3} rowHeight="20" />;
  return (
    <ApproveForm
      request={data.pairingRequest}
      devices={devices}
      repairing={repairing}
      onDone={onClose}
      onOther={() => onOther('')}
    />
  );
}

/** Pairs a browser by its code: find it, check it, decide. */
export function PairLayer(props: PairLayerProps) {
  const t = useTexts(deviceFormTexts);
  // Every entry sends a new query, also for a code that was unknown before.
  const [{ code, entry }, setEntry] = useState({ code: formatUserCode(props.code), entry: 0 });
  const enter = (next: string) => setEntry((before) => ({ code: next, entry: before.entry + 1 }));
  const repaired = props.devices.find(({ id }) => id === props.repairing);
  return (
    <SideLayer title={repaired ? t('repairTitle', { name: repaired.name }) : t('pairTitle')} onClose={props.onClose}>
      {inputError(userCode, code) === undefined ? (
        <Found key={entry} {...props} code={code} onOther={enter} />
      ) : (
        <CodeEntry initial={code} refusal={null} onCode={enter} />
      )}
    </SideLayer>
  );
}
