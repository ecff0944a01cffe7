import { Alert, Button, Flex } from '@chakra-ui/react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { receivingTexts } from './receiving-texts.ts';
import type { DraftState } from './useDraft.ts';

interface DraftNoticeProps {
  readonly draftState: DraftState;
  readonly delivery: DeliverySheetFragment;
}

/** Warns when the draft is not stored on the device, and when it differs from the server's row. */
export function DraftNotice({ draftState, delivery }: DraftNoticeProps) {
  const t = useTexts(receivingTexts);
  return (
    <>
      {draftState.unstored ? (
        <Alert.Root status="warning" role="alert" mb="5">
          <Alert.Indicator />
          <Alert.Title>{t('unstored')}</Alert.Title>
        </Alert.Root>
      ) : null}
      <Difference draftState={draftState} delivery={delivery} />
    </>
  );
}

/** Shown when the draft differs from the server's row: restored from this device, or changed by someone else since. */
function Difference({ draftState, delivery }: DraftNoticeProps) {
  const t = useTexts(receivingTexts);
  if (draftState.conflict) {
    return (
      <Alert.Root status="warning" mb="5" flexWrap="wrap">
        <Alert.Indicator />
        <Alert.Title flex="1" minW="min(15rem, 100%)">
          {t('conflict')}
        </Alert.Title>
        <Flex gap="2" wrap="wrap">
          <Button variant="outline" onClick={draftState.keepMine}>
            {t('keepMine')}
          </Button>
          <Button variant="outline" onClick={() => draftState.adopt(delivery)}>
            {t('takeTheirs')}
          </Button>
        </Flex>
      </Alert.Root>
    );
  }
  if (!draftState.restored) return null;
  return (
    <Alert.Root status="info" mb="5" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1" minW="min(15rem, 100%)">
        {t('restored')}
      </Alert.Title>
      <Button variant="outline" onClick={() => draftState.adopt(delivery)}>
        {t('discard')}
      </Button>
    </Alert.Root>
  );
}
