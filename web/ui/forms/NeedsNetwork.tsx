import { Flex, Text } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import { useTexts } from '../i18n/texts.ts';
import { editTexts } from './edit-texts.ts';
import { useReachable } from './reachable.ts';

/** Shows that this form cannot be saved while the server is out of reach. It stays in view while the form scrolls. */
export function NeedsNetwork() {
  const t = useTexts(editTexts);
  const reachable = useReachable();
  return (
    <Flex role="status" className="no-print" w="full" position="sticky" top="0" zIndex="3" _empty={{ display: 'none' }}>
      {reachable ? null : (
        <Flex
          w="full"
          gap="2"
          align="center"
          mb="3"
          px="3"
          py="2"
          rounded="l2"
          bg="bg.warning"
          color="fg.warning"
          fontWeight="medium"
        >
          <CloudOff size={20} aria-hidden="true" style={{ flexShrink: 0 }} />
          <Text>{t('needsNetwork')}</Text>
        </Flex>
      )}
    </Flex>
  );
}
