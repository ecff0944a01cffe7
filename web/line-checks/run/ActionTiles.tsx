import { Box, Button, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type Ref, useState } from 'react';
import { TextField } from '../../ui/fields.tsx';
import { useTexts } from '../../ui/texts.ts';
import { lineChecksTexts } from '../texts.ts';

interface ActionTilesProps {
  readonly actions: readonly string[];
  readonly value: string;
  readonly onChange: (action: string) => void;
  /** The person wanted to go on without choosing. */
  readonly missing: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** What was done about a failure: the template's actions as big tiles, or own words. */
export function ActionTiles({ actions, value, onChange, missing, ref }: ActionTilesProps) {
  const t = useTexts(lineChecksTexts);
  const [other, setOther] = useState(actions.length === 0 || (value !== '' && !actions.includes(value)));
  return (
    <Box ref={ref} tabIndex={-1} outline="none" role="group" aria-label={t('whatDidYouDo')} scrollMarginY="6">
      <Heading as="h3" fontSize="lg" mb="1">
        {t('whatDidYouDo')}
      </Heading>
      <Text role={missing ? 'alert' : undefined} minH="6" color="fg.error" fontWeight="medium" mb="1">
        {missing ? t('chooseAction') : ''}
      </Text>
      <SimpleGrid columns={{ base: 2, md: actions.length > 3 ? 2 : 1 }} gap="2">
        {actions.map((action) => (
          <Tile
            key={action}
            label={action}
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
            maxLength={120}
            size="xl"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </Box>
      ) : null}
    </Box>
  );
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
