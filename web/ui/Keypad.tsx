import { Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from './language.ts';
import { useTexts } from './texts.ts';
import { uiTexts } from './ui-texts.ts';

const digits = ['7', '8', '9', '4', '5', '6', '1', '2', '3'] as const;

interface KeypadProps {
  /** What is entered so far, with `.` as the decimal point; `parseDecimal` makes it exact. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly unit?: string;
  /** Offers +/- : temperatures only. */
  readonly signed?: boolean;
}

const negated = (value: string) => (value.startsWith('-') ? value.slice(1) : `-${value}`);

/** Big keys for wet hands: 72 px each, and no keyboard that jumps. A real keyboard works too. */
export function Keypad({ value, onChange, label, unit, signed = false }: KeypadProps) {
  const t = useTexts(uiTexts);
  const point = useLanguage() === 'es' ? ',' : '.';
  const press = (key: string) => {
    if (key === '.' && value.includes('.')) return;
    if (value.replace(/\D/g, '').length < 9) onChange(value + key);
  };
  const type = (key: string) => {
    if (/^\d$/.test(key)) press(key);
    else if (key === '.' || key === ',') press('.');
    else if (key === 'Backspace') onChange(value.slice(0, -1));
    else if (key === '-' && signed) onChange(negated(value));
  };
  return (
    <Flex direction="column" gap="3" maxW="sm" w="full">
      <Flex
        role="textbox"
        aria-label={label}
        aria-readonly="true"
        tabIndex={0}
        onKeyDown={(event) => type(event.key)}
        bg="bg.panel"
        borderWidth="2px"
        borderColor="border.control"
        rounded="l3"
        minH="18"
        px="5"
        align="center"
        justify="flex-end"
        gap="2"
        fontVariantNumeric="tabular-nums"
      >
        <Text as="output" fontSize="4xl" fontWeight="bold" lineHeight="1">
          {value.replace('.', point) || '0'}
        </Text>
        {unit === undefined ? null : (
          <Text fontSize="xl" color="fg.muted">
            {unit}
          </Text>
        )}
      </Flex>
      <SimpleGrid columns={3} gap="2">
        {digits.map((digit) => (
          <Key key={digit} onPress={() => press(digit)}>
            {digit}
          </Key>
        ))}
        {signed ? <Key onPress={() => onChange(negated(value))}>±</Key> : <Key onPress={() => press('.')}>{point}</Key>}
        <Key onPress={() => press('0')}>0</Key>
        <Key label={t('backspace')} onPress={() => onChange(value.slice(0, -1))}>
          <Delete aria-hidden="true" />
        </Key>
        {signed ? <Key onPress={() => press('.')}>{point}</Key> : null}
      </SimpleGrid>
    </Flex>
  );
}

function Key({
  children,
  label,
  onPress,
}: {
  readonly children: ReactNode;
  readonly label?: string;
  readonly onPress: () => void;
}) {
  return (
    <Button
      variant="outline"
      h="18"
      fontSize="2xl"
      fontVariantNumeric="tabular-nums"
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
