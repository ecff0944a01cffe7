import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Layer } from '../../../ui/components/Layer.tsx';
import { useQrPicture } from '../../../ui/components/useQrPicture.ts';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUseByPassed } from '../../../ui/kitchen/useUseByPassed.ts';
import { storeChoice } from '../../../ui/storage/store-choice.ts';
import type { LayerContent } from '../../../platform/feature.ts';
import { type LotPartsFragment, useLotAllergensQuery, useLotLabelQuery } from '../inventory.generated.ts';
import { lotTexts } from '../lot-texts.ts';
import { CopiesField } from './CopiesField.tsx';
import { LabelPaper } from './LabelPaper.tsx';
import { chosenSize, type LabelSize, labelSizes, measuresOf } from './label-sizes.ts';
import { labelTexts } from './label-texts.ts';
import { LotLabel } from './LotLabel.tsx';
import { useFittingScale } from './useFittingScale.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

/** Prints labels of a lot, whose id is in `?label=`: a preview, the size of the paper and the number of copies. */
export function LabelLayer({ value, onClose }: LayerContent) {
  const t = useTexts(labelTexts);
  const l = useTexts(lotTexts);
  const { data, error, refetch } = useLotLabelQuery({ variables: { id: value }, fetchPolicy: 'cache-and-network' });
  if (data) return <Label lot={data.stockLot} onClose={onClose} />;
  return (
    <Layer title={t('title')} onClose={onClose}>
      <NotLoaded title={l('notFound')} error={error} onRetry={() => refetch()} rows={3} rowHeight="20" />
    </Layer>
  );
}

interface LabelProps extends Pick<LayerContent, 'onClose'> {
  readonly lot: LotPartsFragment;
}

function Label({ lot, onClose }: LabelProps) {
  const t = useTexts(labelTexts);
  const [copies, setCopies] = useState(1);
  const { size, choose } = useLabelSize();
  const allergens = useLotAllergens(lot.itemId);
  const picture = useQrPicture(lot.lotCode, 'svg');
  const content = { lot, contents: allergens.contents, picture };
  const { ref, scale } = useFittingScale(JSON.stringify([content, size, useLanguage()]));
  useUseByPassed(lot.expired ? [] : [lot.useBy]);
  return (
    <Layer
      title={t('title')}
      onClose={onClose}
      footer={
        <Button
          size="2xl"
          w={{ base: 'full', md: 'auto' }}
          disabled={allergens.isLoading}
          onClick={() => window.print()}
        >
          <Printer aria-hidden="true" /> {t('print', { n: copies })}
        </Button>
      }
    >
      <Flex gap="8" wrap="wrap" align="flex-start">
        <Box
          as="figure"
          aria-label={t('labelOf', { code: lot.lotCode })}
          borderWidth="1px"
          borderColor="border.emphasized"
          css={{ zoom: { base: 1.4, lg: 1.8 } }}
        >
          <LotLabel ref={ref} {...content} size={size} scale={scale} />
        </Box>
        <Stack gap="5" flex="1 1 18rem">
          {allergens.isMissing ? (
            <Text role="status" color="fg.warning" fontWeight="semibold">
              {t('allergensMissing')}
            </Text>
          ) : null}
          <CopiesField value={copies} onChange={setCopies} />
          <Box>
            <Text fontWeight="semibold" mb="1.5" aria-hidden="true">
              {t('size')}
            </Text>
            <SegmentedChoice label={t('size')} value={size} onChange={choose} choices={sizeChoices} />
          </Box>
          <Text color="fg.muted">{t('printing')}</Text>
        </Stack>
      </Flex>
      <LabelPaper size={size} copies={copies}>
        <LotLabel {...content} size={size} scale={scale} />
      </LabelPaper>
    </Layer>
  );
}

const sizeChoices = labelSizes.map((value) => {
  const { width, height } = measuresOf[value];
  return { value, label: `${String(width)} × ${String(height)} mm` };
});

/** The size of the paper, stored on this device. */
function useLabelSize() {
  const [size, setSize] = useState(() => chosenSize.read() ?? labelSizes[0]);
  const choose = (next: LabelSize) => {
    setSize(next);
    storeChoice(chosenSize, next);
  };
  return { size, choose };
}

/** What the item contains; unknown when it cannot be loaded. */
function useLotAllergens(itemId: string) {
  const { data, error } = useLotAllergensQuery({ variables: { itemId }, fetchPolicy: 'cache-and-network' });
  const contents = data?.itemAllergens ?? { allergens: null };
  return { contents, isLoading: !data && !error, isMissing: !data && error !== undefined };
}
