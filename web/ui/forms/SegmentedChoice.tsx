import { chakra, Flex } from '@chakra-ui/react';

interface SegmentedChoiceProps<Value extends string> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly label?: string;
}

/** Two to five options side by side, one of them chosen; for view modes, not for form data. */
export function SegmentedChoice<Value extends string>({
  value,
  onChange,
  choices,
  label,
}: SegmentedChoiceProps<Value>) {
  return (
    <Flex role="group" aria-label={label} wrap="wrap" bg="bg.muted" rounded="l2" p="1" gap="1">
      {choices.map((choice) => (
        <chakra.button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          // Large text moves a choice to a line of its own, and wraps what is longer than that.
          flex="1 1 auto"
          minH="10"
          px={{ base: '2', md: '3' }}
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
