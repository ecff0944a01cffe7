import { Box, Button, Field, Flex, Input, InputGroup, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { lineWorth, type OrderedItem } from './order-total.ts';
import { announceTexts } from './announce-texts.ts';

interface OrderLineProps {
  readonly line: OrderedItem;
  readonly error: string | undefined;
  readonly onChange: (quantity: string) => void;
  readonly onRemove: () => void;
}

export function OrderLine({ line, error, onChange, onRemove }: OrderLineProps) {
  const localName = useNames();
  const { item, quantity } = line;
  const t = useTexts(announceTexts);
  const language = useLanguage();
  const unitName = useUnitName();
  const figure = (value: string) => formatDecimal(value, language);
  return (
    <Flex gap="3" align="center" borderBottomWidth="1px" pb="3">
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{localName(item.name)}</Text>
        <Text color="fg.muted" textStyle="sm">
          {t('levels', { par: figure(item.parLevel), onHand: figure(item.onHand), onOrder: figure(item.onOrder) })}
          {item.packDescription === null ? null : ` · ${item.packDescription}`}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {item.lastUnitCost === null ? (
            t('noPrice')
          ) : (
            <>
              <Money value={item.lastUnitCost} perUnit /> {t('perUnit', { unit: unitName(item.unit) })} ·{' '}
              <Money value={lineWorth(line)?.toFixed() ?? null} />
            </>
          )}
        </Text>
      </Box>
      <Field.Root invalid={error !== undefined} w="32" flexShrink="0">
        <InputGroup endElement={unitName(item.unit)}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            fontVariantNumeric="tabular-nums"
            aria-label={t('quantityOf', { item: localName(item.name) })}
            value={quantity}
            onChange={(event) => onChange(event.target.value)}
          />
        </InputGroup>
        {error === undefined ? null : <Field.ErrorText>{error}</Field.ErrorText>}
      </Field.Root>
      <Button variant="ghost" px="0" aria-label={t('removeOf', { item: localName(item.name) })} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </Flex>
  );
}
