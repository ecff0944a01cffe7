import { Box, Flex, Heading, IconButton, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type UseFormRegisterReturn, useFormContext, useWatch } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { LimitFields } from './LimitFields.tsx';
import type { TemplateForm } from './template-form.ts';
import { planTexts } from './texts.ts';

interface ItemFieldsProps {
  readonly index: number;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** The fields of one item: name, kind, limits and corrective actions. */
export function ItemFields({ index, onUp, onDown, onRemove }: ItemFieldsProps) {
  const t = useTexts(planTexts);
  const { register, control, formState } = useFormContext<TemplateForm>();
  const item = useWatch({ control, name: `items.${index}` });
  const at = `items.${index}` as const;
  const problem = formState.errors.items?.[index];
  const name = item.name || t('itemN', { n: index + 1 });
  return (
    <Box as="article" aria-label={name} borderWidth="1px" rounded="l3" bg="bg.panel" p={{ base: '4', md: '5' }}>
      <Flex align="center" gap="1" mb="3">
        <Heading as="h3" fontSize="md" flex="1" truncate>
          {name}
        </Heading>
        <MoveButton label={t('moveUp', { name })} icon={ArrowUp} onPress={onUp} />
        <MoveButton label={t('moveDown', { name })} icon={ArrowDown} onPress={onDown} />
        <MoveButton label={t('removeItem', { name })} icon={Trash2} onPress={onRemove} />
      </Flex>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <TextField
            label={t('name')}
            required
            maxLength={limits.nameMax}
            error={problem?.name?.message}
            {...register(`${at}.name`)}
          />
          <TextField label={t('nameEs')} maxLength={limits.nameMax} {...register(`${at}.nameEs`)} />
          <SelectField label={t('kind')} {...register(`${at}.kind`)}>
            <option value="temperature">{t('temperature')}</option>
            <option value="yes_no">{t('yes_no')}</option>
            <option value="number">{t('kindNumber')}</option>
            <option value="text">{t('text')}</option>
          </SelectField>
        </SimpleGrid>
        <LimitFields index={index} item={item} />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <TextAreaField
            label={t('actions')}
            hint={t('actionsHint')}
            rows={3}
            error={problem?.actions?.message}
            {...register(`${at}.actions`)}
          />
          <TextAreaField
            label={t('actionsEs')}
            hint={t('actionsEsHint')}
            rows={3}
            error={problem?.actionsEs?.message}
            {...register(`${at}.actionsEs`)}
          />
        </SimpleGrid>
        <Flex gap="6" wrap="wrap">
          <Tick label={t('criticalItem')} {...register(`${at}.critical`)} />
          <Tick label={t('allowNa')} {...register(`${at}.allowNotApplicable`)} />
          <Tick label={t('photoOnFail')} {...register(`${at}.photoOnFail`)} />
        </Flex>
      </Stack>
    </Box>
  );
}

function MoveButton({
  label,
  icon: Icon,
  onPress,
}: {
  readonly label: string;
  readonly icon: typeof ArrowUp;
  readonly onPress: (() => void) | undefined;
}) {
  return (
    <IconButton variant="ghost" aria-label={label} disabled={!onPress} onClick={onPress}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}

function Tick({ label, ...input }: UseFormRegisterReturn & { readonly label: string }) {
  return (
    <Flex as="label" align="center" gap="2.5" minH="11" cursor="pointer">
      <Box asChild boxSize="5" accentColor="brand.solid">
        <input type="checkbox" {...input} />
      </Box>
      <Text as="span">{label}</Text>
    </Flex>
  );
}
