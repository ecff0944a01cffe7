import { Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Money } from '../../ui/kitchen/amounts.tsx';
import { formatMoney } from '../../ui/format/decimal.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { nameIn } from '../../ui/format/name-in.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { wasteTexts } from './texts.ts';
import { useWasteFiguresQuery, type WasteFiguresQuery } from './waste.generated.ts';

/** The waste of today and of this week compared with the last, and its top reasons and items. */
export function WasteFigures() {
  const t = useTexts(wasteTexts);
  const language = useLanguage();
  const { data, error } = useWasteFiguresQuery();
  if (error) return null;
  if (!data) return <SkeletonList rows={1} rowHeight="32" />;
  const { wasteSummary: sums } = data;
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
      <Panel>
        <Flex direction="column" gap="3">
          <Totals sums={sums} />
          {sums.unknownCosts > 0 ? (
            <Text color="fg.muted" textStyle="sm">
              {t('unknown', { n: sums.unknownCosts })}
            </Text>
          ) : null}
        </Flex>
      </Panel>
      <Tops title={t('topReasons')} rows={sums.topReasons.map((row) => ({ ...row, name: nameIn(language, row) }))} />
      <Tops title={t('topItems')} rows={sums.topItems} />
    </SimpleGrid>
  );
}

function Totals({ sums }: { readonly sums: WasteFiguresQuery['wasteSummary'] }) {
  const t = useTexts(wasteTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  const figures = [
    { label: t('today'), value: sums.todayCost, text: t('entries', { n: sums.todayEntries }) },
    {
      label: t('week'),
      value: sums.weekCost,
      text: t('before', { cost: formatMoney(sums.previousWeekCost ?? 0, currency, language) }),
    },
  ];
  return (
    <Flex gap="6" wrap="wrap">
      {figures.map(({ label, value, text }) => (
        <Stack key={label} gap="0">
          <Text color="fg.muted" textStyle="sm">
            {label}
          </Text>
          <Text fontSize="2xl" fontWeight="bold">
            <Money value={value} />
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {text}
          </Text>
        </Stack>
      ))}
    </Flex>
  );
}

interface TopsProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly entries: number; readonly cost: string | null }[];
}

function Tops({ title, rows }: TopsProps) {
  const t = useTexts(wasteTexts);
  return (
    // Hidden on phones, where the waste report shows them.
    <Panel title={title} display={{ base: 'none', md: 'block' }}>
      {rows.length === 0 ? <Text color="fg.muted">{t('entries', { n: 0 })}</Text> : null}
      <Stack as="ul" gap="1" listStyleType="none">
        {rows.map(({ name, entries, cost }) => (
          <Flex as="li" key={name} justify="space-between" gap="3">
            <Text truncate>{name}</Text>
            <Text whiteSpace="nowrap" title={t('entries', { n: entries })}>
              <Money value={cost} />
            </Text>
          </Flex>
        ))}
      </Stack>
    </Panel>
  );
}
