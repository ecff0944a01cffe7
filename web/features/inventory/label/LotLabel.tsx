import { Box, Flex, Image, Span, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { formatClock, formatDay, formatFullDay } from '../../../ui/format/times.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useAtNow } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { type AllergenContents, allergenListTexts, useAllergenName } from '../../../ui/kitchen/allergen-texts.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';
import type { LotPartsFragment } from '../inventory.generated.ts';
import { lotTexts } from '../lot-texts.ts';
import { initialsOf, labelDates } from './label-lines.ts';
import { type LabelSize, measuresOf } from './label-sizes.ts';
import { labelTexts } from './label-texts.ts';

export interface LabelContent {
  readonly lot: LotPartsFragment;
  readonly contents: AllergenContents;
  /** The QR code of the lot's code, as a data URL; null until it is drawn. */
  readonly picture: string | null;
}

interface LotLabelProps extends LabelContent {
  readonly size: LabelSize;
  /** The scale of the text at which everything fits: 1 or less. */
  readonly scale: number;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The part of a millimetre by which a label is lower than its page, so that rounding never adds an empty page. */
const slack = 0.5;

/** The size of the text at a scale: 7.7 pt at most. */
export function fontSizeAt(scale: number): string {
  return `${String(2.7 * scale)}mm`;
}

/** One label in its real size, black on white. All text is measured in `em`. */
export function LotLabel({ lot, contents, picture, size, scale, ref }: LotLabelProps) {
  const t = useTexts(labelTexts);
  const localName = useNames();
  const { width, height } = measuresOf[size];
  return (
    <Flex
      ref={ref}
      direction="column"
      gap="0.2em"
      w={`${String(width)}mm`}
      h={`${String(height - slack)}mm`}
      p="1.5mm 2mm"
      overflow="hidden"
      bg="white"
      color="black"
      lineHeight="1.15"
      css={{ '& > *': { flexShrink: 0 } }}
      style={{ fontSize: fontSizeAt(scale) }}
    >
      <Flex gap="1.5mm" justify="space-between">
        <Box flex="1" minW="0">
          <Text fontSize="1.5em" fontWeight="bold" lineClamp={2} overflowWrap="anywhere">
            {localName(lot.itemName)}
          </Text>
          <Dates lot={lot} />
          <Amount lot={lot} />
        </Box>
        <Flex direction="column" align="center" flexShrink="0">
          <Box boxSize="13mm">
            {picture === null ? null : (
              <Image
                src={picture}
                alt={t('qrOf', { code: lot.lotCode })}
                boxSize="13mm"
                decoding="sync"
                css={{ imageRendering: 'pixelated' }}
              />
            )}
          </Box>
          <Text fontFamily="mono" fontWeight="bold" fontSize="1.15em" letterSpacing="0.03em">
            {lot.lotCode}
          </Text>
        </Flex>
      </Flex>
      <UseBy lot={lot} />
      <Contents {...contents} />
    </Flex>
  );
}

interface LotProps {
  readonly lot: LotPartsFragment;
}

function Dates({ lot }: LotProps) {
  const t = useTexts(lotTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const maker = lot.prepTask?.completedByName ?? null;
  return labelDates(lot).map(({ word, at }) => {
    const time = new Date(at);
    const when = `${formatDay(time, language, timeZone)} ${formatClock(time, language, timeZone)}`;
    const by = word === 'prepared' && maker !== null ? ` ·\u00a0${initialsOf(maker)}` : '';
    return (
      <Text key={word}>
        {t(word)} {when}
        <strong>{by}</strong>
      </Text>
    );
  });
}

function Amount({ lot }: LotProps) {
  const localName = useNames();
  const amount = useAmount()(lot.quantity, lot.unit);
  return (
    <Text overflowWrap="anywhere">
      <strong>{amount}</strong>
      {lot.storageLocationName === null ? '' : ` · ${localName(lot.storageLocationName)}`}
    </Text>
  );
}

/** The use-by in the largest letters, below the warning not to use an expired or quarantined lot. */
function UseBy({ lot }: LotProps) {
  const t = useTexts(labelTexts);
  const l = useTexts(lotTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const useBy = lot.useBy === null ? null : new Date(lot.useBy);
  const isPast = useAtNow((now) => useBy !== null && useBy.getTime() <= now);
  const isExpired = lot.expired || isPast;
  const warnings = [...(isExpired ? [t('expired')] : []), ...(lot.state === 'quarantined' ? [t('setAside')] : [])];
  return (
    <Box borderTop="0.4mm solid black" pt="0.15em">
      {warnings.map((warning) => (
        <Text key={warning} borderWidth="0.5mm" borderColor="black" px="1mm" fontSize="1.35em" fontWeight="bold">
          {warning}
        </Text>
      ))}
      {useBy === null ? (
        <Text fontSize="1.7em" fontWeight="bold">
          {l('noDate')}
        </Text>
      ) : (
        <Flex wrap="wrap" align="baseline" columnGap="0.5em">
          <Text>{l(isExpired ? 'expiredAt' : 'useBy')}</Text>
          <Text fontSize="1.9em" fontWeight="bold" lineHeight="1.05">
            <Span whiteSpace="nowrap">{formatFullDay(useBy, language, timeZone)}</Span>{' '}
            <Span whiteSpace="nowrap">{formatClock(useBy, language, timeZone)}</Span>
          </Text>
        </Flex>
      )}
    </Box>
  );
}

/** The allergens, never shortened. Unknown is not none. */
function Contents({ allergens, knownAllergens = [] }: AllergenContents) {
  const t = useTexts(labelTexts);
  const list = useTexts(allergenListTexts);
  const nameOf = useAllergenName();
  const certain = allergens ?? knownAllergens;
  const names = certain.map((allergen) => nameOf(allergen)).join(', ');
  return (
    <Text fontWeight="semibold">
      {certain.length > 0 ? t('allergens', { names }) : null}
      {allergens ? null : certain.length > 0 ? `. ${list('othersUnknown')}` : list('unknown')}
      {allergens?.length === 0 ? list('none') : null}
    </Text>
  );
}
