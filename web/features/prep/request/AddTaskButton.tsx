import { Button, Flex, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { requestTexts } from './request-texts.ts';

/** Below a list of today: opens the form that adds a task to it. */
export function AddTaskButton() {
  const t = useTexts(requestTexts);
  const request = useLayer('request');
  return (
    <Flex className="no-print" mt="6" gap="3" align="center" justify="center" wrap="wrap">
      <Text color="fg.muted">{t('missing')}</Text>
      <Button variant="outline" minH="12" onClick={() => request.open('new')}>
        <Plus aria-hidden="true" /> {t('addTask')}
      </Button>
    </Flex>
  );
}
