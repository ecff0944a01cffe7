import { Box, Button, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type Ref, useState } from 'react';
import type { CheckEntry } from '#schema/line-check-verdict.ts';
import { limits } from '#schema/limits.ts';
import { checkTexts } from '../../../ui/kitchen/check-texts.ts';
import { valueText } from '../../../ui/kitchen/check-values.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { lineChecksTexts } from '../texts.ts';
import type { CheckItem } from './draft.ts';

interface ActionTilesProps {
  readonly actions: readonly string[];
  readonly value: string;
  readonly onChange: (action: string) => void;
  /** The message after the user tried to continue without an action. */
  readonly problem: string | undefined;
  /** Continues without an action; offered after the first try was blocked. */
  readonly onLater?: (() => void) | undefined;
  /** The recorded reading that needs the action; undefined for the figure being typed. */
  readonly about?: { readonly item: CheckItem; readonly reading: CheckEntry };
  readonly ref?: Ref<HTMLDivElement>;
}

/** The corrective action for a failed reading: the template's actions as tiles, or free text. */
export function ActionTiles({ actions, value, onChange, problem, onLater, about, ref }: ActionTilesProps) {
  const t = useTexts(lineChecksTexts);
  const localName = useNames();
  const title = useTitle(about);
  const [other, setOther] = useState(actions.length === 0 || (value !== '' && !actions.includes(value)));
  return (
    <Box ref={ref} tabIndex={-1} outline="none" role="group" aria-label={title} scrollMarginY="6">
      <Heading as="h3" fontSize="lg" mb="1">
        {title}
      </Heading>
      <Text role={problem ? 'alert' : undefined} minH="6" color="fg.error" fontWeight="medium" mb="1">
        {problem}
      </Text>
      <SimpleGrid columns={{ base: 2, md: actions.length > 3 ? 2 : 1 }} gap="2">
        {actions.map((action) => (
          <Tile
            key={action}
            label={localName(action)}
            chosen={!other && value === action}
            onPress={() => {
              setOther(false);
              onChange(action);
            }}
          />
        ))}
        {actions.length === 0 ? null : (
          <Tile
            label={t('otherAction')}
            chosen={other}
            onPress={() => {
              setOther(true);
              onChange('');
            }}
          />
        )}
      </SimpleGrid>
      {other ? (
        <Box mt="3">
          <TextField
            label={t('otherActionLabel')}
            required
            maxLength={limits.nameMax}
            size="xl"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Box>
      ) : null}
      {problem && onLater ? (
        <Button variant="ghost" size="lg" mt="2" onClick={onLater}>
          {t('later')}
        </Button>
      ) : null}
    </Box>
  );
}

function useTitle(about: ActionTilesProps['about']): string {
  const t = useTexts(lineChecksTexts);
  const values = useTexts(checkTexts);
  const language = useLanguage();
  const value = about && valueText(about.item, about.reading, { language, t: values });
  // Yes and no are not repeated in the title.
  return value && about.item.kind !== 'yes_no' ? t('whatDidYouDoAbout', { value }) : t('whatDidYouDo');
}

function Tile({
  label,
  chosen,
  onPress,
}: {
  readonly label: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
}) {
  return (
    <Button
      variant={chosen ? 'solid' : 'outline'}
      aria-pressed={chosen}
      h="auto"
      minH="16"
      py="2"
      whiteSpace="normal"
      onClick={onPress}
    >
      {chosen ? <Check aria-hidden="true" /> : null} {label}
    </Button>
  );
}
