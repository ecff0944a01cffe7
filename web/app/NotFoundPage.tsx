import { Button } from '@chakra-ui/react';
import { MapPinOff } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../platform/paths.ts';
import { useTexts } from '../ui/i18n/texts.ts';
import { appTexts } from './texts.ts';
import { MessagePage } from './MessagePage.tsx';

/** Shown for any path without a route. */
export function NotFoundPage() {
  const t = useTexts(appTexts);
  const action = (
    <Button asChild>
      <Link to={paths.home}>{t('returnToDashboard')}</Link>
    </Button>
  );
  return (
    <MessagePage icon={MapPinOff} title={t('notFound')} action={action}>
      {t('notFoundText')}
    </MessagePage>
  );
}
