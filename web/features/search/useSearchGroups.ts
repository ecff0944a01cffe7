import { BookOpen, type LucideIcon } from 'lucide-react';
import { useContext } from 'react';
import { useNavigate } from 'react-router';
import { can } from '#schema/permissions.ts';
import { limits } from '#schema/limits.ts';
import { DestinationsContext } from '../../platform/destination.ts';
import { SearchContext } from '../../platform/search.ts';
import { useViewer } from '../../platform/session/viewer.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { includesWords } from '../../ui/format/search-text.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useLotInWords } from '../../ui/kitchen/lot-words.ts';
import { searchTexts } from './texts.ts';
import type { FoundRecipe, SearchState } from './useSearch.ts';

/** One line of the search's results. */
export interface SearchOption {
  readonly key: string;
  readonly name: string;
  readonly detail: string | null;
  /** Whether the detail wraps instead of being cut off, because its end matters as much. */
  readonly wraps?: boolean;
  readonly icon: LucideIcon;
  readonly choose: () => unknown;
}

export interface SearchGroup {
  readonly key: string;
  readonly label: string;
  readonly options: readonly SearchOption[];
}

/** What the search shows for a text: recipes, then rows of other kinds, then pages and actions; without empty groups. */
export function useSearchGroups(typed: string, state: SearchState): readonly SearchGroup[] {
  const t = useTexts(searchTexts);
  const recipes = useRecipeOptions(state);
  const rows = useRowGroups(state);
  const commands = useCommandOptions(typed);
  const groups = [
    { key: 'recipe', label: t('recipes'), options: recipes },
    ...rows,
    { key: 'command', label: t('commands'), options: commands },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function useRecipeOptions(state: SearchState): readonly SearchOption[] {
  const t = useTexts(searchTexts);
  const localName = useNames();
  const layer = useLayer('recipe');
  if (state.status !== 'found') return [];
  const choose = ({ id, name }: FoundRecipe) => {
    showToast({ title: t('selected'), description: name, duration: limits.recipeToastDuration });
    layer.open(id);
  };
  return state.found.recipeSearch.map((recipe) => ({
    key: `recipe-${recipe.id}`,
    name: recipe.name,
    detail: recipe.ingredient === null ? recipe.description : t('uses', { name: localName(recipe.ingredient) }),
    icon: BookOpen,
    choose: () => choose(recipe),
  }));
}

/** Rows of the kinds that have a screen for this user. */
function useRowGroups(state: SearchState): readonly SearchGroup[] {
  const language = useLanguage();
  const navigate = useNavigate();
  const { role } = useViewer();
  const { kinds } = useContext(SearchContext);
  const destinations = useContext(DestinationsContext);
  const lotInWords = useLotInWords();
  if (state.status !== 'found') return [];
  const byKind = Map.groupBy(state.found.search, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, rows]) => {
    const shown = kinds[kind];
    if (!shown) return [];
    const options = rows.flatMap(({ id, name, detail, lot }) => {
      const path = destinations[kind]?.(id, role);
      if (!path) return [];
      const option = { key: `${kind}-${id}`, name, icon: shown.icon, choose: () => navigate(path) };
      return [lot ? { ...option, detail: lotInWords(lot), wraps: true } : { ...option, detail }];
    });
    return [{ key: kind, label: shown.label[language], options }];
  });
}

/** Pages and actions whose label has every typed word; all of them without a text. */
function useCommandOptions(typed: string): readonly SearchOption[] {
  const language = useLanguage();
  const navigate = useNavigate();
  const { role } = useViewer();
  const { commands } = useContext(SearchContext);
  return commands
    .filter(({ label, permission }) => can(role, permission) && includesWords(label[language], typed))
    .map(({ label, icon, path }) => ({
      key: path(role),
      name: label[language],
      detail: null,
      icon,
      choose: () => navigate(path(role)),
    }));
}
