import { Button, Flex, Heading, Spacer, Stack, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { starterGroups } from '#schema/vocabulary.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { FloatingBar } from '../../ui/components/FloatingBar.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { NeedsNetwork } from '../../ui/forms/NeedsNetwork.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useFormAction } from '../../ui/forms/useAction.ts';
import { useValuesGuard } from '../../ui/forms/useFormGuard.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { StarterKitchen } from './KitchenCard.tsx';
import { StarterAdded } from './StarterAdded.tsx';
import { StarterGroupPanel } from './StarterGroupPanel.tsx';
import {
  type AddStarterKitchenMutation,
  type StarterKitchenRowsQuery,
  useAddStarterKitchenMutation,
  useStarterKitchenRowsQuery,
} from './starter-kitchens.generated.ts';
import { starterTexts } from './texts.ts';
import { useStarterChoices } from './useStarterChoices.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

interface PreviewProps {
  readonly kitchen: StarterKitchen;
  readonly onOther: () => void;
}

type Added = AddStarterKitchenMutation['addStarterKitchen'];
const refetch = invalidating('starterKitchenRows', 'setupChecklist', 'items', 'recipes', 'prepItems', 'stations');

/** What a starter kitchen adds, to keep, change or leave out by group and by row. */
export function StarterPreview({ kitchen, onOther }: PreviewProps) {
  const {
    data,
    error,
    refetch: retry,
  } = useStarterKitchenRowsQuery({
    variables: { kitchen: kitchen.code },
    fetchPolicy: 'network-only',
  });
  const [added, setAdded] = useState<Added | null>(null);
  if (added) return <StarterAdded added={added} />;
  if (!data) return <NotLoaded error={error} onRetry={() => retry()} rows={4} rowHeight="20" />;
  return <Preview kitchen={kitchen} data={data} onOther={onOther} onAdded={setAdded} />;
}

interface LoadedProps extends PreviewProps {
  readonly data: StarterKitchenRowsQuery;
  readonly onAdded: (added: Added) => void;
}

function Preview({ kitchen, data, onOther, onAdded }: LoadedProps) {
  const t = useTexts(starterTexts);
  const language = useLanguage();
  const rows = data.starterKitchenRows;
  const choices = useStarterChoices(rows);
  const guard = useValuesGuard([[...choices.dropped], [...choices.changes]]);
  const { run, pending, error } = useFormAction();
  const [add] = useAddStarterKitchenMutation(refetch);
  const own = choices.kept.filter(({ exists }) => exists).length;
  const added = choices.kept.length - own;
  const send = () =>
    run(async () => {
      const result = await add({ variables: { input: { kitchen: kitchen.code, ...choices.input() } } });
      if (!result.data) return;
      guard.release();
      onAdded(result.data.addStarterKitchen);
    });
  return (
    <Stack gap="4">
      <Panel>
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h2" fontSize="xl">
            {nameIn(language, kitchen)}
          </Heading>
          <Spacer />
          <Button variant="outline" onClick={onOther}>
            {t('other')}
          </Button>
        </Flex>
        <Text mt="2">{t('unknown')}</Text>
        {own === 0 ? null : (
          <Text mt="2" fontWeight="semibold">
            {t('own', { n: own })}
          </Text>
        )}
      </Panel>
      {starterGroups.map((group) => (
        <StarterGroupPanel key={group} group={group} rows={rows} choices={choices} categories={data.itemCategories} />
      ))}
      <NeedsNetwork />
      <FormError error={error} fontWeight="semibold" />
      <FloatingBar label={nameIn(language, kitchen)}>
        <SendButton
          type="button"
          size="lg"
          disabled={added === 0}
          loading={pending}
          loadingText={t('adding')}
          onClick={() => void send()}
        >
          <Plus aria-hidden="true" /> {t('add', { n: added })}
        </SendButton>
      </FloatingBar>
    </Stack>
  );
}
