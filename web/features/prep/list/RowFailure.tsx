import { Button, Flex, Text } from '@chakra-ui/react';
import { CloudAlert, RotateCw } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { prepTexts } from '../texts.ts';
import { ExpiredRefusal } from '../dialogs/ExpiredRefusal.tsx';
import type { Failure } from './useTaskActions.ts';

interface RowFailureProps {
  readonly failure: Failure;
  readonly onDismiss: () => void;
}

/** The error of the last action on this row, shown in the row, with Retry. */
export function RowFailure({ failure, onDismiss }: RowFailureProps) {
  const t = useTexts(prepTexts);
  if (failure.expired)
    return (
      <ExpiredRefusal
        failure={failure}
        lotIds={failure.expired.lotIds}
        onAllow={failure.expired.allow}
        onDismiss={onDismiss}
      />
    );
  return (
    <Flex
      role="alert"
      mt="3"
      p="2"
      ps="3"
      gap="2"
      rounded="l2"
      bg="red.subtle"
      color="red.fg"
      align="center"
      wrap="wrap"
    >
      <CloudAlert size={18} aria-hidden="true" />
      <Text flex="1" minW="40" textStyle="sm" fontWeight="medium">
        {failure.sentence}
      </Text>
      <Button variant="outline" colorPalette="red" onClick={failure.retry}>
        <RotateCw aria-hidden="true" /> {t('retry')}
      </Button>
      <Button variant="ghost" colorPalette="red" onClick={onDismiss}>
        {t('dismiss')}
      </Button>
    </Flex>
  );
}
