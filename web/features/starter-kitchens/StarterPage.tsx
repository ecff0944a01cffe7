import { SimpleGrid, Stack } from '@chakra-ui/react';
import { starterKitchenCodes } from '#schema/vocabulary.ts';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { KitchenCard } from './KitchenCard.tsx';
import { StarterPreview } from './StarterPreview.tsx';
import { useStarterKitchensQuery } from './starter-kitchens.generated.ts';
import { starterTexts } from './texts.ts';

/** Chooses one of the starter kitchens, then shows what it adds. */
export function StarterPage() {
  const t = useTexts(starterTexts);
  const { get, change } = useUrlParams();
  const { data, error, refetch } = useStarterKitchensQuery();
  const chosen = starterKitchenCodes.find((code) => code === get('from'));
  const kitchen = data?.starterKitchens.find(({ code }) => code === chosen);
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      {data ? null : <SkeletonList rows={3} rowHeight="28" />}
      {kitchen ? (
        <StarterPreview key={kitchen.code} kitchen={kitchen} onOther={() => change({ from: null }, {})} />
      ) : (
        <Stack as="section" aria-label={t('choose')}>
          <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
            {data?.starterKitchens.map((each) => (
              <KitchenCard key={each.code} kitchen={each} onChoose={() => change({ from: each.code }, {})} />
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </>
  );
}
