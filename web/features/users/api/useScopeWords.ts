import type { TokenScope } from '#schema/vocabulary.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { tokenFormTexts } from './form-texts.ts';
import { scopeAreas, scopesIn } from './scope-groups.ts';

/** Formats scopes by area: `Prep: Read, Write · Recipes: Read`. */
export function useScopeWords(): (scopes: readonly TokenScope[]) => string {
  const t = useTexts(tokenFormTexts);
  return (scopes) =>
    scopeAreas
      .map((area) => ({ area, held: scopesIn(area).filter(({ scope }) => scopes.includes(scope)) }))
      .filter(({ held }) => held.length > 0)
      .map(({ area, held }) => `${t(area)}: ${held.map(({ act }) => t(act)).join(', ')}`)
      .join(' · ');
}
