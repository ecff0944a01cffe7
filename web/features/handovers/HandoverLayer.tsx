import { Button, Stack, Text, Wrap } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Layer } from '../../ui/components/Layer.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { formatDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { FactsView } from './FactsView.tsx';
import { type HandoverCardPartsFragment, useHandoverCardByIdQuery } from './handovers.generated.ts';
import { SignPanel } from './SignPanel.tsx';
import { handoverTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

interface CardProps {
  readonly card: HandoverCardPartsFragment;
}

/** What the lead wrote: first what everyone should know, then what may not be sold, then the note. */
function Written({ card }: CardProps) {
  const t = useTexts(handoverTexts);
  const shown = useNames();
  const { note, announcements, eightySix } = card;
  return (
    <>
      {announcements === null ? null : (
        <Panel title={t('announcements')}>
          <Text whiteSpace="pre-wrap" textStyle="lg">
            {announcements}
          </Text>
        </Panel>
      )}
      {eightySix.length === 0 ? null : (
        <Panel title={t('eightySix')}>
          <Wrap gap="2">
            {eightySix.map((name) => (
              <StatusBadge key={name} tone="late" size="lg">
                {shown(name)}
              </StatusBadge>
            ))}
          </Wrap>
        </Panel>
      )}
      <Panel title={t('note')}>
        <Text whiteSpace="pre-wrap" color={note === null ? 'fg.muted' : 'fg'}>
          {note ?? t('nothingNoted')}
        </Text>
      </Panel>
    </>
  );
}

function Card({ card }: CardProps) {
  const t = useTexts(handoverTexts);
  return (
    <Stack gap="4">
      <Wrap gap="3" align="center">
        <StatusBadge tone={card.signedByName === null ? 'soon' : 'done'}>
          {card.signedByName === null ? t('notSigned') : t('signedBy', { name: card.signedByName })}
        </StatusBadge>
        <Text color="fg.muted">
          {t('closedBy', { name: card.closedByName })} · <Timestamp at={card.closedAt} />
        </Text>
      </Wrap>
      <Written card={card} />
      <FactsView facts={card.facts} />
      {card.signedByName === null ? <SignPanel card={card} /> : null}
    </Stack>
  );
}

/** One handover card: read, printed, and signed by the person who opens. */
export function HandoverLayer({ value, onClose }: { readonly value: string; readonly onClose: () => void }) {
  const t = useTexts(handoverTexts);
  const language = useLanguage();
  const { data, error, refetch } = useHandoverCardByIdQuery({
    variables: { id: value },
    fetchPolicy: 'cache-and-network',
  });
  const card = data?.handoverCard;
  return (
    <Layer
      title={card ? t('of', { day: formatDate(card.businessDate, language) }) : t('title')}
      onClose={onClose}
      footer={
        <Button variant="outline" size="xl" onClick={() => print()}>
          <Printer aria-hidden="true" /> {t('print')}
        </Button>
      }
    >
      {card ? <Card card={card} /> : <NotLoaded error={error} onRetry={() => refetch()} />}
    </Layer>
  );
}
