import { Link } from '@tanstack/react-router';
import { useOpenLocal } from '../../birth/use-open-local.ts';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { linkLook } from '../../ui/link-look.ts';
import { ExampleList } from './components/example-list.tsx';

/** What a guest reads beside the form: how maps are kept, and charts to look at. Nothing for the signed-in. */
export function GuestMaps() {
  const { auth, isRestoring } = useSessionState();
  const openLocal = useOpenLocal();
  if (auth.isAuthenticated || isRestoring) return null;
  return (
    <>
      <p {...hintLook()}>
        {mapsText.guest}{' '}
        <Link to={paths.login} search={{ returnTo: paths.natalChart }} {...linkLook()}>
          {mapsText.signIn}
        </Link>
      </p>
      <ExampleList onBirth={openLocal} />
    </>
  );
}
