import { Button } from '@chakra-ui/react';
import { ShieldX } from 'lucide-react';
import { Link } from 'react-router';
import type { Role } from '#schema/vocabulary.ts';
import { paths } from '../platform/paths.ts';
import { useTexts } from '../ui/i18n/texts.ts';
import { appTexts } from './texts.ts';
import { MessagePage } from './MessagePage.tsx';

/** Shown to users at the path of another role's area. */
export function AccessDeniedPage({ roles }: { readonly roles: readonly Role[] }) {
  const t = useTexts(appTexts);
  const action = (
    <Button asChild>
      <Link to={paths.home}>{t('returnToDashboard')}</Link>
    </Button>
  );
  return (
    <MessagePage icon={ShieldX} title={t('accessDenied')} action={action}>
      {t('accessDeniedText', { roles: roles.join(t('or')) })}
    </MessagePage>
  );
}
