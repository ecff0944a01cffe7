import { Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';
import { decimalPoint } from '../format/decimal.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTexts } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import { digitKeys } from './digit-keys.ts';
import { focusOnce } from './focus.ts';

interface KeypadProps {
  /** The entered text, with `.` as the decimal point; parse it with `parseDecimal`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly unit?: string;
  /** Offers +/-, for figures that may be below zero. */
  readonly signed?: boolean;
  /** Takes the focus, so that a keyboard can type at once. */
  readonly autoFocus?: boolean;
  readonly onEnter?: () => void;
  /** Shown between the figure and the keys: the verdict on the figure. Give it a fixed height, so that no key moves. */
  readonly verdict?: ReactNode;
}

const negated = (value: string) => (value.startsWith('-') ? value.slice(1) : `-${value}`);

/** Keys of 72 px for wet hands, without the on-screen keyboard. A real keyboard works too. */
export function Keypad({
  value,
  onChange,
  label,
  unit,
  signed = false,
  autoFocus = false,
  onEnter,
  verdict,
}: KeypadProps) {
  const t = useTexts(uiTexts);
  const point = decimalPoint(useLanguage());
  const press = (key: string) => {
    if (key === '.' && value.includes('.')) return;
    if (value.replace(/\D/g, '').length < 9) onChange(value + key);
  };
  const type = (key: string) => {
    if (/^\d$/.test(key)) press(key);
    else if (key === '.' || key === ',') press('.');
    else if (key === 'Backspace') onChange(value.slice(0, -1));
    else if (key === '-' && signed) onChange(negated(value));
    else if (key === 'Enter') onEnter?.();
  };
  const backspace = (
    <Key label={t('backspace')} onPress={() => onChange(value.slice(0, -1))}>
      <Delete aria-hidden="true" />
    </Key>
  );
  const figure = (
    <Figure label={label} text={value.replace('.', point)} unit={unit} autoFocus={autoFocus} onKey={type} />
  );
  return (
    <Flex direction="column" gap="2" maxW="sm" w="full">
      {signed ? (
        <Flex gap="2">
          {figure}
          {backspace}
        </Flex>
      ) : (
        figure
      )}
      {verdict}
      <SimpleGrid columns={3} gap="2">
        {digitKeys.map((digit) => (
          <Key key={digit} onPress={() => press(digit)}>
            {digit}
          </Key>
        ))}
        {signed ? <Key onPress={() => onChange(negated(value))}>±</Key> : backspace}
        <Key onPress={() => press('0')}>0</Key>
        <Key onPress={() => press('.')}>{point}</Key>
      </SimpleGrid>
    </Flex>
  );
}

interface FigureProps {
  readonly label: string;
  readonly text: string;
  readonly unit: string | undefined;
  readonly autoFocus: boolean;
  readonly onKey: (key: string) => void;
}

/** The entered text in large type; it takes input from a real keyboard. */
function Figure({ label, text, unit, autoFocus, onKey }: FigureProps) {
  return (
    <Flex
      role="textbox"
      aria-label={label}
      aria-readonly="true"
      tabIndex={0}
      ref={autoFocus ? focusOnce : undefined}
      // A dialog around it also puts the focus here when it opens.
      data-autofocus={autoFocus || undefined}
      onKeyDown={(event) => onKey(event.key)}
      bg="bg.panel"
      borderWidth="2px"
      borderColor="border.control"
      rounded="l3"
      flex="1"
      minW="0"
      minH="4.5rem"
      px="5"
      align="center"
      justify="flex-end"
      gap="2"
      fontVariantNumeric="tabular-nums"
    >
      <Text
        as="output"
        minW="0"
        overflowWrap="anywhere"
        textAlign="end"
        fontSize="4xl"
        fontWeight="bold"
        lineHeight="1"
      >
        {text || '–'}
      </Text>
      {unit === undefined ? null : (
        <Text fontSize="xl" color="fg.muted">
          {unit}
        </Text>
      )}
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
      h="4.5rem"
      minW="18"
      fontSize="2xl"
      fontVariantNumeric="tabular-nums"
      aria-label={label}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
