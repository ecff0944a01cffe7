import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useItemRecipesQuery } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';

const shownMax = 24;

/** The recipes that use an item; nothing while there are none. */
export function UsedIn({ itemId }: { readonly itemId: string }) {
  const localName = useNames();
  const t = useTexts(itemTexts);
  const recipe = useLayer('recipe');
  const { data } = useItemRecipesQuery({ variables: { id: itemId, first: shownMax } });
  const page = data?.recipes;
  if (!page || page.nodes.length === 0) return null;
  return (
    <Stack as="section" aria-label={t('usedIn')} gap="2">
      <Heading as="h3" fontSize="md">
        {t('usedIn')}
      </Heading>
      <Flex gap="2" wrap="wrap" align="center">
        {page.nodes.map(({ id, name }) => (
          <Button
            key={id}
            variant="outline"
            minH="11"
            h="auto"
            py="2"
            whiteSpace="normal"
            onClick={() => recipe.open(id)}
          >
            {localName(name)}
          </Button>
        ))}
        {page.pageInfo.hasNextPage ? <Text color="fg.muted">{t('usedInMore')}</Text> : null}
      </Flex>
    </Stack>
  );
}
