import { Button, Flex, Span } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';

const tones = {
  good: { color: 'brand.fg' },
  plain: { color: 'fg' },
  off: { color: 'orange.fg', bg: 'orange.subtle' },
  bad: { color: 'white', bg: 'red.solid' },
} as const;

interface ChipProps {
  readonly icon: LucideIcon;
  /** The word; icon and color never appear alone. */
  readonly children: string;
  readonly tone: keyof typeof tones;
  /** What a tap does; without it the chip is not a button. */
  readonly onPress?: () => void;
  readonly label?: string;
  /** Hides the word on narrow screens; only for normal states. */
  readonly brief?: boolean;
  /** Cuts a long text where there is no space. */
  readonly shrinks?: boolean;
}

const size = {
  minH: '12',
  px: '3',
  gap: '2',
  fontSize: 'clamp(1rem, 0.42em, 2.4vmin)',
  fontWeight: 'semibold',
} as const;

/** A state of the display itself in the header: icon and word, and a tap that fixes it. */
export function Chip({ icon: Icon, children, tone, onPress, label, brief = false, shrinks = false }: ChipProps) {
  const content = (
    <>
      <Icon size="1.25em" aria-hidden="true" />
      <Span
        display={brief ? { base: 'none', xl: 'inline' } : undefined}
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
        {...(shrinks ? { truncate: true, lineHeight: '1.35' } : {})}
      >
        {children}
      </Span>
    </>
  );
  if (!onPress) {
    return (
      <Flex as="span" align="center" rounded="l2" {...size} {...tones[tone]} role="img" aria-label={label ?? children}>
        {content}
      </Flex>
    );
  }
  return (
    <Button
      variant="ghost"
      _icon={{ boxSize: '1.25em' }}
      {...size}
      {...tones[tone]}
      {...(shrinks ? { minW: '6em', flexShrink: 1 } : {})}
      aria-label={label ?? children}
      onClick={onPress}
    >
      {content}
    </Button>
  );
}
