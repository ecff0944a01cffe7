import { Badge, type BadgeProps, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { ChevronUp, ShieldAlert, ShieldQuestionMark } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { Allergen } from '#schema/vocabulary.ts';
import { allergenListTexts, useAllergenName } from './allergen-texts.ts';
import { useTexts } from '../i18n/texts.ts';

interface AllergensProps {
  /** Null when unknown: shown as "?", never as none. */
  readonly allergens: readonly Allergen[] | null;
  /** Those that are certain while others are unknown. */
  readonly known: readonly Allergen[];
  /** The names of the ingredients with unknown allergens, for layouts with enough space. */
  readonly gaps?: readonly string[];
  /** How many are named before a "+3" button opens the others; all of them by default. */
  readonly shown?: number;
  /** Whether an empty list is shown as text; else nothing is rendered. */
  readonly saysNone?: boolean;
  /** Whether the word "Allergens" is above or beside it already. */
  readonly titled?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
}

const iconSizes = { sm: 12, md: 13, lg: 16 } as const;
const badgeStyle = { colorPalette: 'orange', variant: 'surface' } as const satisfies BadgeProps;

/** As small as the badges beside it, with a touch target of 44 px that overlaps them. */
const More = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '8',
    minH: '5',
    px: '2',
    rounded: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    color: 'fg',
    fontWeight: 'semibold',
    cursor: 'pointer',
    position: 'relative',
    _hover: { bg: 'bg.muted' },
    _before: {
      content: '""',
      position: 'absolute',
      top: '50%',
      left: '50%',
      translate: '-50% -50%',
      minW: '11',
      minH: '11',
      boxSize: 'full',
    },
  },
});

/** Allergens by name, so that a cook need not remember symbols. */
export function Allergens({ allergens, known, gaps = [], saysNone = false, titled = false, ...rest }: AllergensProps) {
  const t = useTexts(allergenListTexts);
  const { size = 'md' } = rest;
  if (allergens === null) {
    const unknown = t(known.length > 0 ? 'othersUnknown' : 'unknown');
    return (
      <Flex as="span" display="inline-flex" align="center" columnGap="1" rowGap="1" wrap="wrap">
        {known.length > 0 ? <Names allergens={known} size={size} shown={rest.shown ?? known.length} /> : null}
        <Badge {...badgeStyle} size={size} role="img" aria-label={unknown} title={unknown}>
          <ShieldQuestionMark size={iconSizes[size]} aria-hidden="true" />
          {known.length > 0 ? `${t('others')} ?` : titled ? '?' : `${t('allergens')} ?`}
        </Badge>
        {gaps.length > 0 ? <Text as="span">{t('unknownOf', { names: gaps.join(', ') })}</Text> : null}
      </Flex>
    );
  }
  if (allergens.length > 0) return <Names allergens={allergens} size={size} shown={rest.shown ?? allergens.length} />;
  return saysNone ? (
    <Text as="span" color="fg.muted" textStyle={size === 'lg' ? 'md' : 'sm'}>
      {t('none')}
    </Text>
  ) : null;
}

interface NamesProps {
  readonly allergens: readonly Allergen[];
  readonly size: 'sm' | 'md' | 'lg';
  readonly shown: number;
}

function Names({ allergens, size, shown }: NamesProps) {
  const t = useTexts(allergenListTexts);
  const name = useAllergenName();
  const [open, setOpen] = useState(false);
  // One name takes no more space than "+1".
  const most = allergens.length === shown + 1 ? shown + 1 : shown;
  const rest = allergens.length - most;
  const toggle = (event: MouseEvent) => {
    // A click on the surrounding row opens something else.
    event.stopPropagation();
    setOpen(!open);
  };
  return (
    <Flex wrap="wrap" gap="1" align="center">
      <Box as="ul" role="list" aria-label={t('allergens')} display="contents" listStyleType="none">
        {(open ? allergens : allergens.slice(0, most)).map((allergen) => (
          <Box as="li" key={allergen} display="inline-flex">
            <Badge {...badgeStyle} size={size}>
              <ShieldAlert size={iconSizes[size]} aria-hidden="true" /> {name(allergen)}
            </Badge>
          </Box>
        ))}
      </Box>
      {rest > 0 ? (
        <More
          type="button"
          className="no-print"
          fontSize={size === 'sm' ? 'xs' : 'sm'}
          aria-expanded={open}
          aria-label={t(open ? 'fewer' : 'more', { n: rest })}
          onClick={toggle}
        >
          {open ? <ChevronUp size={iconSizes[size]} aria-hidden="true" /> : `+${String(rest)}`}
        </More>
      ) : null}
    </Flex>
  );
}
