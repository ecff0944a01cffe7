import { Navigate } from 'react-router';
import { paths } from '../platform/paths.ts';
import { PageSpinner } from '../ui/components/Loading.tsx';
import { PairingScreen } from './pairing/PairingScreen.tsx';
import { BoardPage } from './board/BoardPage.tsx';
import { useStage } from './board/useStage.ts';

/** /kiosk: pairs a fresh browser, shows the board on a paired display, and sends a shared tablet to its cooks' screens. */
export function KioskPage({ onUpdate }: { readonly onUpdate: () => Promise<unknown> }) {
  const { stage, paired, revoked } = useStage();
  switch (stage) {
    case 'asking':
      return <PageSpinner />;
    case 'pairing':
      return <PairingScreen onPaired={paired} />;
    case 'tablet':
      return <Navigate to={paths.home} replace />;
    case 'board':
      return <BoardPage onRevoked={revoked} onUpdate={onUpdate} />;
  }
}
