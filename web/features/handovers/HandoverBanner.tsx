import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { ArrowLeftRight, Moon } from 'lucide-react';
import { useCan, useViewer } from '../../platform/session/viewer.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { formatDate } from '../../ui/format/days.ts';
import { useToday } from '../../ui/format/useToday.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { CloseYesterdayButton } from './CloseYesterdayButton.tsx';
import { useLatestHandoverCardQuery } from './handovers.generated.ts';
import { handoverTexts } from './texts.ts';

/** The last handover while nobody has signed it, above the screens of the person who opens; nothing afterwards. */
export function HandoverBanner() {
  const t = useTexts(handoverTexts);
  const language = useLanguage();
  const shown = useNames();
  const today = useToday();
  const { id: viewerId } = useViewer();
  const layer = useLayer('handover');
  const { data } = useLatestHandoverCardQuery();
  const card = data?.latestHandoverCard;
  // The person who closed today need not read it.
  if (!card || card.signedByName !== null || (card.closedById === viewerId && card.businessDate === today)) return null;
  return (
    <Flex
      as="section"
      aria-label={t('title')}
      className="no-print"
      align="center"
      wrap="wrap"
      gap="3"
      p="3"
      mb={{ base: '2', md: '4' }}
      rounded="l3"
      borderWidth="1px"
      borderColor="brand.solid"
      bg="brand.subtle"
    >
      <Box as={ArrowLeftRight} boxSize="6" color="brand.fg" aria-hidden="true" hideBelow="sm" />
      <Box flex="1 1 12rem" minW="0">
        <Text fontWeight="bold">{t('of', { day: formatDate(card.businessDate, language) })}</Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {t('closedBy', { name: card.closedByName })} · {t('notSigned')}
          {card.eightySix.length > 0 ? ` · ${t('eightySix')}: ${card.eightySix.map(shown).join(', ')}` : ''}
        </Text>
      </Box>
      <Button size="xl" onClick={() => layer.open(card.id)}>
        {t('open')}
      </Button>
    </Flex>
  );
}

/** Opens closing; at the end of the cook's list. */
export function CloseDayButton() {
  const t = useTexts(handoverTexts);
  const layer = useLayer('closing');
  if (!useCan('handovers.close')) return null;
  return (
    <Flex className="no-print" mt="6" gap="3" align="center" wrap="wrap">
      <Button variant="outline" size="xl" onClick={() => layer.open('today')}>
        <Moon aria-hidden="true" /> {t('close')}
      </Button>
      <CloseYesterdayButton size="xl" />
      <Text color="fg.muted" textStyle="sm" flex="1 1 12rem">
        {t('closeText')}
      </Text>
    </Flex>
  );
}
