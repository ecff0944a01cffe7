import { chakra, Stack } from '@chakra-ui/react';
import { BookOpenText, ChefHat, ClipboardList, type LucideIcon, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { admins, managers } from '#schema/permissions.ts';
import { type HelpSection, type Role, roles } from '#schema/vocabulary.ts';
import { to } from '../../platform/paths.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useMaybeViewer } from '../../platform/session/viewer.ts';
import { helpTexts } from './texts.ts';

const guides: readonly { readonly section: HelpSection; readonly icon: LucideIcon; readonly roles: readonly Role[] }[] =
  [
    { section: 'getting-started', icon: BookOpenText, roles },
    { section: 'cook-guide', icon: ChefHat, roles },
    { section: 'manager-guide', icon: ClipboardList, roles: managers },
    { section: 'admin-guide', icon: ShieldCheck, roles: admins },
  ];

const GuideLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    rounded: 'l2',
    fontWeight: 'medium',
    _hover: { bg: 'bg.muted' },
    _currentPage: { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

/** The guides for the user's role, with the current one highlighted. */
export function GuideMenu({ section }: { readonly section: string }) {
  const t = useTexts(helpTexts);
  const role = useMaybeViewer()?.role;
  const visible = guides.filter(({ roles }) => role !== undefined && roles.includes(role));
  return (
    <Panel title={t('guides')} description={t('guidesText')} className="no-print">
      <Stack as="nav" aria-label={t('guides')} gap="1" mx="-3" mb="-2">
        {visible.map(({ section: guide, icon: Icon }) => (
          <GuideLink key={guide} to={to.help(guide)} aria-current={guide === section ? 'page' : undefined}>
            <Icon size={18} aria-hidden="true" /> {t(guide)}
          </GuideLink>
        ))}
      </Stack>
    </Panel>
  );
}
