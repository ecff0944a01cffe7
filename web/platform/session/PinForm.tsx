import { Button, chakra, Input, SimpleGrid, Text } from '@chakra-ui/react';
import { Check, Delete } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Problem } from '../graphql/problem.ts';
import { formatMinutes, useSecondsUntil } from '../../ui/format/countdown.ts';
import { digitKeys } from '../../ui/forms/digit-keys.ts';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';

const shortest = 4;
const longest = 6;

interface PinFormProps {
  /** Tries the PIN. Its rejection is shown: a wrong PIN (401), too many tries (429, with the remaining time), or anything else. */
  readonly onEnter: (pin: string) => Promise<unknown>;
  /** Too many wrong PINs, until this time in epoch milliseconds. */
  readonly onBlocked?: (until: number) => void;
}

/** Reads a PIN from 72 px keys, a keyboard, the clipboard or a password manager. It is cleared after every try. */
export function PinForm({ onEnter, onBlocked }: PinFormProps) {
  const t = useTexts(uiTexts);
  const field = useRef<HTMLInputElement>(null);
  const refusalId = useId();
  const [pin, setPin] = useState('');
  const attempt = useAttempt({ onEnter, onBlocked }, () => setPin(''));
  useDigitsAnywhere(field);
  const type = (typed: string) => {
    attempt.clearRefusal();
    setPin(typed.replace(/\D/g, '').slice(0, longest));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void attempt.enter(pin);
  };
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexDirection="column" gap="3" w="full" maxW="sm">
      <Input
        ref={field}
        type="password"
        name="pin"
        // A tablet's own keyboard would cover the keys below.
        inputMode="none"
        autoComplete="current-password"
        autoFocus
        aria-label={t('pin')}
        aria-invalid={attempt.refusal !== null}
        aria-describedby={refusalId}
        value={pin}
        onChange={(event) => type(event.target.value)}
        h="16"
        rounded="l3"
        fontSize="3xl"
        letterSpacing="0.4em"
        textAlign="center"
      />
      <Text
        id={refusalId}
        role={attempt.blocked ? 'timer' : 'alert'}
        minH="6"
        textAlign="center"
        color="fg.error"
        fontWeight="medium"
        fontVariantNumeric="tabular-nums"
      >
        {attempt.refusal}
      </Text>
      <Keys attempt={attempt} pin={pin} onType={type} />
    </chakra.form>
  );
}

interface KeysProps {
  readonly attempt: ReturnType<typeof useAttempt>;
  readonly pin: string;
  readonly onType: (typed: string) => void;
}

function Keys({ attempt: { blocked, pending }, pin, onType }: KeysProps) {
  const t = useTexts(uiTexts);
  return (
    <SimpleGrid columns={3} gap="2">
      {digitKeys.map((digit) => (
        <Key key={digit} disabled={blocked} onPress={() => onType(pin + digit)}>
          {digit}
        </Key>
      ))}
      <Key label={t('backspace')} disabled={blocked} onPress={() => onType(pin.slice(0, -1))}>
        <Delete aria-hidden="true" />
      </Key>
      <Key disabled={blocked} onPress={() => onType(`${pin}0`)}>
        0
      </Key>
      <Key label={t('pinEnter')} main disabled={blocked} loading={pending}>
        <Check aria-hidden="true" />
      </Key>
    </SimpleGrid>
  );
}

/** Sends one PIN at a time and shows the outcome in the user's language. */
function useAttempt({ onEnter, onBlocked }: PinFormProps, onTried: () => void) {
  const t = useTexts(uiTexts);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [blockedUntil, setBlockedUntil] = useState<number | null>(null);
  const left = useSecondsUntil(blockedUntil);

  const showRefusal = (error: unknown) => {
    if (!(error instanceof Problem)) return setRefusal(readableError(error).sentence ?? t('unexpected'));
    if (error.status === 429) {
      const until = Date.now() + (error.retryAfter ?? 60) * 1_000;
      setBlockedUntil(until);
      return onBlocked?.(until);
    }
    setRefusal(error.status === 401 ? t('pinUnknown') : (readableError(error).sentence ?? t('unexpected')));
  };
  const enter = async (pin: string) => {
    if (pending || left > 0) return;
    if (pin.length < shortest) return setRefusal(t('pinShort'));
    setPending(true);
    try {
      await onEnter(pin);
    } catch (error) {
      showRefusal(error);
    } finally {
      setPending(false);
      onTried();
    }
  };
  return {
    enter,
    pending,
    blocked: left > 0,
    refusal: left > 0 ? t('pinBlocked', { left: formatMinutes(left) }) : refusal,
    clearRefusal: () => setRefusal(null),
  };
}

/** Digits typed on a keyboard go to the PIN field wherever the focus is. */
function useDigitsAnywhere(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const toField = ({ key }: KeyboardEvent) => {
      if (/^\d$/.test(key) || key === 'Backspace') field.current?.focus();
    };
    document.addEventListener('keydown', toField);
    return () => document.removeEventListener('keydown', toField);
  }, [field]);
}

interface KeyProps {
  readonly children: ReactNode;
  readonly label?: string;
  /** Marks the key that submits the PIN. */
  readonly main?: boolean;
  readonly disabled: boolean;
  readonly loading?: boolean;
  readonly onPress?: () => void;
}

// The field keeps the focus, so that keys and keyboard can be mixed.
const keepFocus = (event: MouseEvent) => event.preventDefault();

function Key({ children, label, main = false, disabled, loading = false, onPress }: KeyProps) {
  return (
    <Button
      type={main ? 'submit' : 'button'}
      variant={main ? 'solid' : 'outline'}
      h="4.5rem"
      minW="18"
      rounded="l3"
      fontSize="2xl"
      fontVariantNumeric="tabular-nums"
      aria-label={label}
      disabled={disabled}
      loading={loading}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
