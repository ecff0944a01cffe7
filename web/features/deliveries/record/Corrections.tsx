import { Stack, Text } from '@chakra-ui/react';
import { formatDecimal, formatMoney } from '../../../ui/format/decimal.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { deliveriesTexts } from '../texts.ts';
import { recordTexts } from './record-texts.ts';

type Line = DeliverySheetFragment['lines'][number];
type Correction = Line['corrections'][number];

/** The corrections after the confirmation, with the quantity that was used at the old price. */
export function Corrections({ lines }: { readonly lines: readonly Line[] }) {
  const t = useTexts(recordTexts);
  const corrected = lines.filter(({ corrections }) => corrections.length > 0);
  if (corrected.length === 0) return null;
  return (
    <Panel title={t('corrections')} mb="5">
      <Stack as="ul" gap="4" listStyleType="none">
        {corrected.flatMap((line) =>
          line.corrections.map((correction) => (
            <li key={correction.id}>
              <CorrectionText line={line} correction={correction} />
            </li>
          )),
        )}
      </Stack>
    </Panel>
  );
}

function CorrectionText({ line, correction }: { readonly line: Line; readonly correction: Correction }) {
  const localName = useNames();
  const t = useTexts(recordTexts);
  const reasons = useTexts(deliveriesTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  const unit = useUnitName()(line.unit);
  const { oldUnitPrice, newUnitPrice, oldQuantity, newQuantity, usedQuantity, usedDifference } = correction;
  const money = (value: string | null) => (value === null ? t('unknown') : formatMoney(value, currency, language));
  const amount = (value: string) => `${formatDecimal(value, language)} ${unit}`;
  const priceChanged = oldUnitPrice !== newUnitPrice && Number(oldUnitPrice ?? -1) !== Number(newUnitPrice ?? -1);
  const used = amount(usedQuantity);
  return (
    <Stack gap="0.5">
      <Text fontWeight="semibold">{localName(line.itemName)}</Text>
      {priceChanged ? (
        <Text>{t('priceFromTo', { from: money(oldUnitPrice), to: money(newUnitPrice), unit })}</Text>
      ) : null}
      {Number(oldQuantity) === Number(newQuantity) ? null : (
        <Text>{t('quantityFromTo', { from: amount(oldQuantity), to: amount(newQuantity) })}</Text>
      )}
      {correction.oldRejectedQuantity === null ? null : (
        <Text>
          {t('wasRefused', { amount: amount(correction.oldRejectedQuantity) })}
          {correction.oldRejectReason === null ? null : `: ${reasons(`reason_${correction.oldRejectReason}`)}`}
        </Text>
      )}
      {correction.oldTemperature === null ? null : (
        <Text>
          {t('wasRead', {
            reading: `${formatDecimal(correction.oldTemperature, language)} °${correction.oldTemperatureUnit}`,
          })}
        </Text>
      )}
      <Text fontWeight={Number(usedQuantity) > 0 ? 'medium' : undefined}>
        {Number(usedQuantity) === 0
          ? t('notUsed')
          : priceChanged && usedDifference !== null
            ? t('usedAtOld', { used, money: money(usedDifference) })
            : t('usedUnknown', { used })}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        “{correction.reason}” · {correction.byName} · <Timestamp at={correction.createdAt} />
      </Text>
    </Stack>
  );
}
