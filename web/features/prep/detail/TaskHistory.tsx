import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { SentLate, Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';
import { type PrepRowFragment, usePrepTaskHistoryQuery } from '../prep.generated.ts';
import { handoverTexts } from '../handover/handover-texts.ts';
import { prepTexts } from '../texts.ts';
import { changedTo, eventWords } from './history.ts';

/** The task's events, newest first. Nothing while they cannot be loaded: the task itself does not need them. */
export function TaskHistory({ task: { id, unit } }: { readonly task: PrepRowFragment }) {
  const t = useTexts(prepTexts);
  const h = useTexts(handoverTexts);
  const amountOf = useAmount();
  const amount = (quantity: string) => amountOf(quantity, unit);
  const { data } = usePrepTaskHistoryQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const events = data?.prepTaskHistory ?? [];
  if (events.length === 0) return null;
  return (
    <section>
      <Heading as="h3" fontSize="md" mb="2">
        {t('history')}
      </Heading>
      <Box as="ol" listStyleType="none" borderStartWidth="2px" ps="4">
        {events.map((event) => (
          <Box as="li" key={event.id} pb="3">
            <Text fontWeight="medium">{eventWords(event, t, h, amount)}</Text>
            <Reason
              text={
                changedTo(event.changes, 'overrideReason') ??
                changedTo(event.changes, 'skipReason') ??
                changedTo(event.changes, 'note')
              }
            />
            <Flex gap="2" color="fg.muted" textStyle="sm">
              {event.actorName ?? t('someone')} · <Timestamp at={event.createdAt} />
            </Flex>
            <SentLate at={changedTo(event.changes, 'occurredAt') ?? event.createdAt} sentAt={event.createdAt} />
          </Box>
        ))}
      </Box>
    </section>
  );
}

function Reason({ text }: { readonly text: string | null }) {
  return text === null ? null : <Text textStyle="sm">“{text}”</Text>;
}
