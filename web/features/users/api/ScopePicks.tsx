import { Flex, Stack, Text } from '@chakra-ui/react';
import { Check, Plus } from 'lucide-react';
import { mayHoldScope } from '#schema/token-scopes.ts';
import type { Role, TokenScope } from '#schema/vocabulary.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { usersTexts } from '../texts.ts';
import { tokenFormTexts } from './form-texts.ts';
import { readingScopes, scopeAreas, type ScopeArea, type ScopeChoice, scopesIn, toggled } from './scope-groups.ts';

interface ScopePicksProps {
  /** The role that the token acts with; scopes beyond it are disabled. */
  readonly role: Role;
  readonly chosen: readonly TokenScope[];
  readonly onChange: (chosen: TokenScope[]) => void;
  readonly error: string | undefined;
}

type PickProps = Omit<ScopePicksProps, 'error'>;

function Pick({ choice, area, role, chosen, onChange }: PickProps & { choice: ScopeChoice; area: ScopeArea }) {
  const t = useTexts(tokenFormTexts);
  const { scope, act } = choice;
  const isOn = chosen.includes(scope);
  return (
    <WrappingButton
      variant={isOn ? 'solid' : 'outline'}
      aria-pressed={isOn}
      aria-label={`${t(area)}: ${t(act)}`}
      disabled={!mayHoldScope(role, scope)}
      onClick={() => onChange(toggled(chosen, scope))}
    >
      {isOn ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />} {t(act)}
    </WrappingButton>
  );
}

function Area({ area, ...picks }: PickProps & { readonly area: ScopeArea }) {
  const t = useTexts(tokenFormTexts);
  return (
    <Flex
      role="group"
      aria-label={t(area)}
      borderTopWidth="1px"
      py="2"
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      align="center"
      justify="space-between"
    >
      <Text minW="0">{t(area)}</Text>
      <Flex gap="2" wrap="wrap">
        {scopesIn(area).map((choice) => (
          <Pick key={choice.scope} choice={choice} area={area} {...picks} />
        ))}
      </Flex>
    </Flex>
  );
}

/** The scopes of a token, by area and action. */
export function ScopePicks({ error, ...picks }: ScopePicksProps) {
  const t = useTexts(tokenFormTexts);
  const users = useTexts(usersTexts);
  const { role, onChange } = picks;
  const isNarrow = scopeAreas.some((area) => scopesIn(area).some(({ scope }) => !mayHoldScope(role, scope)));
  return (
    <Stack as="fieldset" gap="2" borderWidth="0" m="0" p="0" minW="0">
      <Text as="legend" textStyle="sm" fontWeight="medium">
        {t('groups')}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {t('groupsHint')} {isNarrow ? t('beyondRole', { role: users(role) }) : null}
      </Text>
      <Flex gap="2" wrap="wrap">
        <WrappingButton variant="outline" size="sm" onClick={() => onChange(readingScopes(role))}>
          {t('readAll')}
        </WrappingButton>
        <WrappingButton variant="ghost" size="sm" onClick={() => onChange([])}>
          {t('clear')}
        </WrappingButton>
      </Flex>
      <Stack gap="0">
        {scopeAreas.map((area) => (
          <Area key={area} area={area} {...picks} />
        ))}
      </Stack>
      <FormError error={error} textStyle="sm" fontWeight="medium" />
    </Stack>
  );
}
