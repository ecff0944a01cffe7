import { Box, chakra, Code, Flex, Stack, Text } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useAction } from '../../../ui/forms/useAction.ts';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { eventWord, webhookEventTexts } from './event-texts.ts';
import { deliveryStatus } from './status.ts';
import { webhooksTexts } from './texts.ts';
import { webhookLists } from './useWebhookActions.ts';
import { useResendWebhookDeliveryMutation, type WebhookDeliveryRowFragment } from './webhooks.generated.ts';

interface DeliveryProps {
  readonly delivery: WebhookDeliveryRowFragment;
}

type Attempt = WebhookDeliveryRowFragment['attempts'][number];

/** The outcome of one attempt, with the response or the network error. */
export function AttemptLine({ at, outcome, status, durationMs, detail }: Attempt) {
  const t = useTexts(webhooksTexts);
  const texts = useTexts(webhookEventTexts);
  return (
    <Box>
      <Flex gap="2" justify="space-between" wrap="wrap">
        <Text fontWeight="medium">{texts(outcome, { status: status ?? '' })}</Text>
        <Text color="fg.muted" textStyle="sm">
          <Timestamp at={at} /> · {t('took', { n: durationMs })}
        </Text>
      </Flex>
      {detail ? (
        <Text color="fg.muted" textStyle="sm" wordBreak="break-word">
          {detail}
        </Text>
      ) : null}
    </Box>
  );
}

/** Pretty-prints a JSON body; returns any other body unchanged. */
function prettyBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function Details({ delivery, canResend }: DeliveryProps & { readonly canResend: boolean }) {
  const t = useTexts(webhooksTexts);
  const { run } = useAction(t('failed'));
  const [resend, { loading }] = useResendWebhookDeliveryMutation(webhookLists);
  const { id, attempts, body, nextAttemptAt } = delivery;
  const sendAgain = () => run(() => resend({ variables: { input: { id } } }));
  return (
    <Stack gap="3" pt="2" pb="4" ps="1">
      <Text fontWeight="semibold" textStyle="sm">
        {t('attempts')}
      </Text>
      {attempts.length === 0 ? <Text color="fg.muted">{t('noAttempt')}</Text> : null}
      {attempts.map((one) => (
        <AttemptLine key={one.at} {...one} />
      ))}
      {nextAttemptAt ? (
        <Text textStyle="sm">
          {t('nextAttempt')}: <Timestamp at={nextAttemptAt} />
        </Text>
      ) : null}
      <Text fontWeight="semibold" textStyle="sm">
        {t('message')}
      </Text>
      <Text color="fg.muted" textStyle="sm" wordBreak="break-all">
        {t('messageId')}: {id}
      </Text>
      <Code
        asChild
        colorPalette="gray"
        display="block"
        p="3"
        rounded="l2"
        whiteSpace="pre-wrap"
        wordBreak="break-word"
        textStyle="sm"
      >
        <pre>{prettyBody(body)}</pre>
      </Code>
      {canResend ? (
        <WrappingButton
          variant="outline"
          alignSelf="flex-start"
          loading={loading}
          loadingText={t('sendAgain')}
          onClick={() => void sendAgain()}
        >
          <Send aria-hidden="true" /> {t('sendAgain')}
        </WrappingButton>
      ) : null}
    </Stack>
  );
}

const Fold = chakra('details');
const FoldHead = chakra('summary', {
  base: { minH: '11', py: '2', cursor: 'pointer', _hover: { bg: 'bg.muted' } },
});

/** One delivery of the log; it expands to its attempts and its body. */
export function DeliveryEntry({ delivery, canResend }: DeliveryProps & { readonly canResend: boolean }) {
  const t = useTexts(webhooksTexts);
  const texts = useTexts(webhookEventTexts);
  const { tone, word } = deliveryStatus(delivery);
  const eventText = eventWord(delivery.type);
  return (
    <Fold borderTopWidth="1px">
      <FoldHead>
        <Flex as="span" display="inline-flex" w="calc(100% - 1.5rem)" gap="2" align="center" wrap="wrap" ps="1">
          <Text as="span" flex="1" minW="32" fontWeight="medium">
            {eventText ? texts(eventText) : delivery.type}
          </Text>
          <StatusBadge tone={tone} size="sm">
            {t(word)}
          </StatusBadge>
          <Text as="span" color="fg.muted" textStyle="sm">
            <Timestamp at={delivery.createdAt} />
          </Text>
        </Flex>
      </FoldHead>
      <Details delivery={delivery} canResend={canResend} />
    </Fold>
  );
}
