import { Alert, Button, Flex, Text } from '@chakra-ui/react';
import { useTexts } from '../i18n/texts.ts';
import { editTexts } from './edit-texts.ts';
import { ChangeList } from './MergeDialog.tsx';
import type { EditState } from './useEdit.ts';

type Noticed = Pick<EditState<unknown, unknown>, 'remoteChanges' | 'by' | 'compare' | 'dismiss'>;

/** Shows what somebody else has changed since the form was opened. It stays in view while the form scrolls. */
export function EditNotice({ edit }: { readonly edit: Noticed }) {
  const t = useTexts(editTexts);
  const { remoteChanges, by, compare, dismiss } = edit;
  const name = by?.name ?? t('someone');
  return (
    <Flex role="status" position="sticky" top="0" zIndex="2" direction="column" _empty={{ display: 'none' }}>
      {remoteChanges === null ? null : (
        <Alert.Root status="info" flexWrap="wrap" mb="3" maxH="50dvh" overflowY="auto">
          <Alert.Indicator />
          <Alert.Content flex="1 1 12rem" minW="0">
            {remoteChanges.taken.length === 0 ? null : (
              <>
                <Text>{t('remoteMerged', { name })}</Text>
                <ChangeList changes={remoteChanges.taken} />
              </>
            )}
            {remoteChanges.conflicts.length === 0 ? null : (
              <Text>{t('remoteConflict', { name, fields: remoteChanges.conflicts.join(', ') })}</Text>
            )}
          </Alert.Content>
          <Flex gap="2" wrap="wrap">
            {remoteChanges.conflicts.length === 0 ? null : (
              <Button variant="outline" minH="12" onClick={compare}>
                {t('compare')}
              </Button>
            )}
            <Button variant="ghost" minH="12" onClick={dismiss}>
              {t('dismiss')}
            </Button>
          </Flex>
        </Alert.Root>
      )}
    </Flex>
  );
}
