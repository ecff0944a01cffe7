import { Button, Flex } from '@chakra-ui/react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A toggle group with large buttons. */
export function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <Flex role="group" aria-label={label} gap="2" wrap="wrap">
      {choices.map((choice) => (
        <Button
          key={choice.value}
          minH="14"
          px="5"
          fontSize="lg"
          variant={choice.value === value ? 'solid' : 'outline'}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </Flex>
  );
}
