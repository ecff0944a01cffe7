import { Box, Button, Flex, Input, InputGroup } from '@chakra-ui/react';
import { rejectReasons } from '#schema/vocabulary.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { FormField } from '../../../ui/forms/fields.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { deliveriesTexts } from '../texts.ts';
import type { LineDraft } from './draft.ts';
import { receivingTexts } from './receiving-texts.ts';

interface RefusalProps {
  readonly line: LineDraft;
  readonly onChange: (change: Partial<LineDraft>) => void;
  readonly quantityError: string | undefined;
  readonly reasonError: string | undefined;
  readonly onNone: () => void;
}

/** The refused quantity and its reason. */
export function Refusal({ line, onChange, quantityError, reasonError, onNone }: RefusalProps) {
  const localName = useNames();
  const t = useTexts(receivingTexts);
  const texts = useTexts(deliveriesTexts);
  const unitName = useUnitName();
  return (
    <Flex direction="column" gap="3" bg="bg.subtle" rounded="l2" p="3" mt="3">
      <Flex gap="2" align="flex-end" wrap="wrap">
        <Box w="32">
          <FormField label={t('refused')} error={quantityError}>
            <InputGroup endElement={unitName(line.unit)}>
              <Input
                inputMode="decimal"
                autoComplete="off"
                fontVariantNumeric="tabular-nums"
                aria-label={t('refusedOf', { item: localName(line.itemName) })}
                value={line.refused}
                onChange={(event) => onChange({ refused: event.target.value })}
              />
            </InputGroup>
          </FormField>
        </Box>
        <Button variant="outline" onClick={() => onChange({ refused: line.got })}>
          {t('refuseAll')}
        </Button>
        <Button variant="ghost" onClick={onNone}>
          {t('noRefusal')}
        </Button>
      </Flex>
      <Flex role="group" aria-label={t('why')} gap="2" wrap="wrap">
        {rejectReasons.map((reason) => (
          <Button
            key={reason}
            size="xl"
            px="4"
            fontSize="md"
            variant={line.reason === reason ? 'solid' : 'outline'}
            aria-pressed={line.reason === reason}
            onClick={() => onChange({ reason })}
          >
            {texts(`reason_${reason}`)}
          </Button>
        ))}
      </Flex>
      <FormError error={reasonError} textStyle="sm" />
    </Flex>
  );
}
