import { Alert, Button, Flex } from '@chakra-ui/react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { receivingTexts } from './receiving-texts.ts';
import type { DraftInHand } from './useDraft.ts';

/** Says when the screen shows something other than the server has: kept from earlier, or overtaken by somebody else. */
export function DraftNotice({
  hand,
  delivery,
}: {
  readonly hand: DraftInHand;
  readonly delivery: DeliverySheetFragment;
}) {
  const t = useTexts(receivingTexts);
  if (hand.conflict) {
    return (
      <Alert.Root status="warning" mb="5" flexWrap="wrap">
        <Alert.Indicator />
        <Alert.Title flex="1" minW="60">
          {t('conflict')}
        </Alert.Title>
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" onClick={hand.keepMine}>
            {t('keepMine')}
          </Button>
          <Button variant="outline" onClick={() => hand.adopt(delivery)}>
            {t('takeTheirs')}
          </Button>
        </Flex>
      </Alert.Root>
    );
  }
  if (!hand.restored) return null;
  return (
    <Alert.Root status="info" mb="5" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1" minW="60">
        {t('restored')}
      </Alert.Title>
      <Button variant="outline" onClick={() => hand.adopt(delivery)}>
        {t('discard')}
      </Button>
    </Alert.Root>
  );
}
