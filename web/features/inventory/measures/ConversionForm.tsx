import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { type Control, Controller, useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { addItemConversion } from '#schema/inputs/units.ts';
import { baseUnit, builtInUnits } from '#schema/units.ts';
import { itemTexts } from '../item-texts.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { typedDecimal } from '../../../ui/forms/typed-figures.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { UnitField } from '../../../ui/kitchen/UnitField.tsx';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormGuard } from '../../../ui/forms/useFormGuard.ts';
import { useEqualText } from './equal-text.ts';
import { useAddItemConversionMutation } from './measures.generated.ts';
import { measureTexts } from './texts.ts';

interface ConversionValues {
  fromQuantity: string;
  fromUnit: string;
  toQuantity: string;
  toUnit: string;
}

interface ConversionFormProps {
  readonly itemId: string;
  /** The unit of the item’s stock. */
  readonly unit: string;
  /** The unit that the conversion must reach, if it is added for a missing one. */
  readonly other?: string;
  /** True for a conversion learned by weighing: the target unit is that of a scale. */
  readonly weighed: boolean;
  readonly onDone: () => void;
}

const scales = builtInUnits.filter(({ dimension }) => dimension === 'mass').map(({ code }) => code);
const isMeasured = (unit: string) => ['g', 'ml'].includes(baseUnit(unit).base);

/** The most likely start values: one counted unit in a measured unit, or one of a unit to choose in the item's unit. */
function start({ unit, other, weighed }: ConversionFormProps): ConversionValues {
  const counted = [other, unit].find((code) => code !== undefined && !isMeasured(code)) ?? '';
  const rest = [unit, other].find((code) => code !== undefined && code !== counted);
  const scale = weighed && (rest === undefined || baseUnit(rest).base !== 'g') ? 'g' : rest;
  if (other !== undefined && counted === '')
    return { fromQuantity: '1', fromUnit: other, toQuantity: '', toUnit: unit };
  return { fromQuantity: '1', fromUnit: counted, toQuantity: '', toUnit: scale ?? 'g' };
}

function inputOf(
  { itemId, weighed }: ConversionFormProps,
  { fromQuantity, fromUnit, toQuantity, toUnit }: ConversionValues,
) {
  const source = weighed ? 'learned' : 'manual';
  const quantities = { fromQuantity: typedDecimal(fromQuantity), toQuantity: typedDecimal(toQuantity) };
  return { itemId, ...quantities, fromUnit, toUnit, source } as const;
}

/** "1 [bunch] = [85] [g]", entered or weighed. */
export function ConversionForm(props: ConversionFormProps) {
  const { weighed, onDone } = props;
  const t = useTexts(measureTexts);
  const items = useTexts(itemTexts);
  const { run } = useAction(items('failed'));
  const form = useForm<ConversionValues>({
    defaultValues: start(props),
    resolver: inputResolver(addItemConversion, (values) => inputOf(props, values)),
  });
  const guard = useFormGuard(form);
  const [add, { loading }] = useAddItemConversionMutation(invalidating('unconvertible'));
  const { errors } = form.formState;
  const save = async (values: ConversionValues) => {
    await run(() => add({ variables: { input: inputOf(props, values) } }), {
      toast: t('saved'),
      onDone: () => {
        guard.release();
        onDone();
      },
    });
  };
  return (
    <Form onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Stack gap="3" borderWidth="1px" rounded="l2" p="4" bg="bg.panel" maxW="lg">
        <Text color="fg.muted" textStyle="sm">
          {t(weighed ? 'learnText' : 'addText')}
        </Text>
        <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="3" alignItems="start">
          <QuantityField
            label={t(weighed ? 'howMany' : 'fromQuantity')}
            error={errors.fromQuantity?.message}
            {...form.register('fromQuantity')}
          />
          <UnitOf form={form} name="fromUnit" label={t(weighed ? 'ofUnit' : 'fromUnit')} />
          <QuantityField
            label={t(weighed ? 'weigh' : 'toQuantity')}
            error={errors.toQuantity?.message}
            {...form.register('toQuantity')}
          />
          <UnitOf
            form={form}
            name="toUnit"
            label={t(weighed ? 'weighUnit' : 'toUnit')}
            only={weighed ? scales : undefined}
          />
        </Grid>
        <So control={form.control} />
        <Flex gap="3" justify="flex-end">
          <Button variant="outline" onClick={() => guard.leave(onDone)}>
            {t('cancel')}
          </Button>
          <SendButton loading={loading} loadingText={t('saving')}>
            {t('save')}
          </SendButton>
        </Flex>
      </Stack>
    </Form>
  );
}

interface UnitOfProps {
  readonly form: UseFormReturn<ConversionValues>;
  readonly name: 'fromUnit' | 'toUnit';
  readonly label: string;
  readonly only?: readonly string[] | undefined;
}

function UnitOf({ form, name, label, only }: UnitOfProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <UnitField
          label={label}
          value={field.value}
          onChange={field.onChange}
          only={only}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** The value of a single unit, as soon as it can be calculated; always one line high. */
function So({ control }: { readonly control: Control<ConversionValues> }) {
  const equal = useEqualText();
  const [typedFrom, fromUnit, typedTo, toUnit] = useWatch({
    control,
    name: ['fromQuantity', 'fromUnit', 'toQuantity', 'toUnit'],
  });
  const [fromQuantity, toQuantity] = [parseDecimal(typedFrom), parseDecimal(typedTo)];
  const isComplete = fromQuantity !== null && toQuantity !== null && Number(fromQuantity) > 0 && Number(toQuantity) > 0;
  return (
    <Text role="status" minH="6" fontWeight="medium">
      {isComplete && fromUnit !== '' && toUnit !== ''
        ? equal.soOne({ fromQuantity, fromUnit, toQuantity, toUnit })
        : ''}
    </Text>
  );
}
