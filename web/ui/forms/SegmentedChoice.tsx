import { chakra, Flex } from '@chakra-ui/react';

interface SegmentedChoiceProps<Value extends string> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly label?: string;
}

/** Two to four options side by side, one of them chosen; for view modes, not for form data. */
export function SegmentedChoice<Value extends string>({
  value,
  onChange,
  choices,
  label,
}: SegmentedChoiceProps<Value>) {
  return (
    <Flex role="group" aria-label={label} bg="bg.muted" rounded="l2" p="1" gap="1" wrap="wrap">
      {choices.map((choice) => (
        <chakra.button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          flex="1"
          minH="10"
          px="3"
          rounded="md"
          textStyle="sm"
          fontWeight="semibold"
          cursor="pointer"
          color="fg.muted"
          _pressed={{ bg: 'bg.panel', color: 'fg', shadow: 'xs' }}
        >
          {choice.label}
        </chakra.button>
      ))}
    </Flex>
  );
}
