import { Button } from '@chakra-ui/react';
import { CloudUpload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { waiting } from '../platform/offline/queue.ts';
import { offlineTexts } from '../platform/offline/texts.ts';
import { useOutboxState } from '../platform/offline/useOutbox.ts';
import { useTexts } from '../ui/i18n/texts.ts';
import { ConnectionStrip, Strip } from './ConnectionStrip.tsx';

const OutboxSheet = lazy(async () => ({ default: (await import('./OutboxSheet.tsx')).OutboxSheet }));

/** What waits to be sent, as a button that opens the list. */
function Waiting() {
  const t = useTexts(offlineTexts);
  const { presses } = useOutboxState();
  const [open, setOpen] = useState(false);
  const refused = presses.length - waiting(presses).length;
  const parts = [
    ...(presses.length > refused ? [t('waiting', { n: presses.length - refused })] : []),
    ...(refused > 0 ? [t('refused', { n: refused })] : []),
  ];
  return (
    <>
      {parts.length === 0 ? null : (
        <Button size="sm" variant="surface" minH="11" whiteSpace="normal" onClick={() => setOpen(true)}>
          {parts.join(' · ')}
        </Button>
      )}
      <Suspense>{open ? <OutboxSheet onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

/** One line under the bar, only when something is wrong with the connection, or presses wait to be sent. */
export function StatusStrip() {
  const t = useTexts(offlineTexts);
  const { presses, unsaved } = useOutboxState();
  const unsentTitle = waiting(presses).length > 0 ? 'title' : 'notAccepted';
  // A refusal is on its row, too, but the row may have left the list, or be on another screen.
  const unsent = presses.some(({ queued, state }) => queued || state === 'refused') ? (
    <Strip palette="orange" icon={<CloudUpload size={18} aria-hidden="true" />} action={<Waiting />}>
      {t(unsaved ? 'unsaved' : unsentTitle)}
    </Strip>
  ) : null;
  return <ConnectionStrip action={<Waiting />} otherwise={unsent} />;
}
