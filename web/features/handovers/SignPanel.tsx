import { Center } from '@chakra-ui/react';
import { PinForm } from '../../platform/session/PinForm.tsx';
import { useViewer } from '../../platform/session/viewer.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useToday } from '../../ui/format/useToday.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { type HandoverCardPartsFragment, useSignHandoverCardMutation } from './handovers.generated.ts';
import { handoverTexts } from './texts.ts';

/** Signs a card with the viewer's own PIN; the person who closed the day signs on a later one. */
export function SignPanel({ card }: { readonly card: HandoverCardPartsFragment }) {
  const t = useTexts(handoverTexts);
  const { id: viewerId } = useViewer();
  const today = useToday();
  const [sign] = useSignHandoverCardMutation();
  const { id, version, closedById, businessDate } = card;
  const mustWait = closedById === viewerId && businessDate === today;
  return (
    <Panel title={t('sign')} description={t(mustWait ? 'ownCard' : 'signText')} className="no-print">
      {mustWait ? null : (
        <Center>
          <PinForm onEnter={(pin) => sign({ variables: { input: { id, version, pin } } })} />
        </Center>
      )}
    </Panel>
  );
}
