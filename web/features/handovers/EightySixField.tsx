import { Button, Flex, Input, Stack, Text, Wrap } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { FormField } from '../../ui/forms/fields.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { handoverTexts } from './texts.ts';

interface EightySixFieldProps {
  readonly value: readonly string[];
  readonly onChange: (names: string[]) => void;
  /** Items that have run out. */
  readonly suggestions: readonly string[];
}

/** Enter adds the name instead of sending the form. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  act();
};

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The 86 list: names that are typed, or taken from what has run out. */
export function EightySixField({ value, onChange, suggestions }: EightySixFieldProps) {
  const t = useTexts(handoverTexts);
  const shown = useNames();
  const [typed, setTyped] = useState('');
  const add = (name: string) => {
    const trimmed = name.trim();
    if (trimmed === '' || value.length >= limits.eightySixMax) return;
    if (!value.some((each) => isSame(each, trimmed))) onChange([...value, trimmed]);
    setTyped('');
  };
  const offered = suggestions.filter((name) => !value.some((each) => isSame(each, name)));
  return (
    <Stack gap="2">
      <FormField label={t('eightySix')} hint={t('eightySixText')}>
        <Flex gap="2" w="full">
          <Input
            flex="1"
            maxLength={limits.nameMax}
            placeholder={t('addName')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onEnter(() => add(typed))}
            onBlur={() => add(typed)}
          />
          <Button variant="outline" onClick={() => add(typed)}>
            <Plus aria-hidden="true" /> {t('add')}
          </Button>
        </Flex>
      </FormField>
      <Wrap gap="2">
        {value.map((name) => (
          <Button
            key={name}
            colorPalette="red"
            variant="subtle"
            aria-label={t('remove', { name: shown(name) })}
            onClick={() => onChange(value.filter((each) => each !== name))}
          >
            {shown(name)} <X aria-hidden="true" />
          </Button>
        ))}
      </Wrap>
      {offered.length === 0 ? null : <Offered names={offered} onAdd={add} />}
    </Stack>
  );
}

interface OfferedProps {
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
}

function Offered({ names, onAdd }: OfferedProps) {
  const t = useTexts(handoverTexts);
  const shown = useNames();
  return (
    <Wrap gap="2" align="center">
      <Text color="fg.muted" textStyle="sm">
        {t('suggested')}
      </Text>
      {names.map((name) => (
        <Button key={name} variant="outline" onClick={() => onAdd(name)}>
          <Plus aria-hidden="true" /> {shown(name)}
        </Button>
      ))}
    </Wrap>
  );
}
