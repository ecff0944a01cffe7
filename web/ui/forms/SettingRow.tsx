import { Box, Flex, Switch, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface SettingRowProps {
  readonly label: string;
  readonly text: string;
  /** Renders the control; the ids are those of its label and its description. */
  readonly children: (ids: { labelId: string; textId: string }) => ReactNode;
}

/**
 * One setting: its label and description beside its control; below each other on a phone, and wherever large text leaves the
 * label no space.
 */
export function SettingRow({ label, text, children }: SettingRowProps) {
  const id = useId();
  const ids = { labelId: `${id}-label`, textId: `${id}-text` };
  return (
    <Flex
      py="4"
      gap="4"
      direction={{ base: 'column', sm: 'row' }}
      wrap={{ sm: 'wrap' }}
      align={{ sm: 'center' }}
      justify="space-between"
      borderTopWidth="1px"
    >
      <Box minW="0" maxW="55ch" flex={{ sm: '1 1 18rem' }}>
        <Text id={ids.labelId} fontWeight="semibold">
          {label}
        </Text>
        <Text id={ids.textId} color="fg.muted" textStyle="sm">
          {text}
        </Text>
      </Box>
      <Box flexShrink="0" maxW="full" minW={{ sm: '56' }}>
        {children(ids)}
      </Box>
    </Flex>
  );
}

interface ToggleRowProps {
  readonly label: string;
  readonly text: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A setting that is on or off. */
export function ToggleRow({ label, text, checked, disabled, onChange }: ToggleRowProps) {
  const input = useRef<HTMLInputElement>(null);
  // The browser toggles its own checkbox at once; after a refused save it must show the stored value again.
  useEffect(() => {
    if (input.current && !disabled) input.current.checked = checked;
  });
  return (
    <Switch.Root
      checked={checked}
      disabled={disabled}
      onCheckedChange={(change) => onChange(change.checked)}
      display="flex"
      w="full"
      py="4"
      gap="4"
      justifyContent="space-between"
      colorPalette="brand"
      size="lg"
      minH="11"
    >
      <Switch.HiddenInput ref={input} />
      <Box minW="0" maxW="55ch">
        <Switch.Label fontSize="md" fontWeight="semibold">
          {label}
        </Switch.Label>
        <Text color="fg.muted" textStyle="sm" fontWeight="normal">
          {text}
        </Text>
      </Box>
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
}
