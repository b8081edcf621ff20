import type { PublicationTone } from '@nebosvod/contracts/publication-order';
import { getSocialMedia } from '@nebosvod/contracts/social-media';
import { skipToken, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useSessionState } from '../../../platform/session/use-session.ts';
import { hintLook } from '../../../ui/hint-look.ts';

/** What one's own voice is made of: said where it is chosen and there is none yet. */
export function VoiceHint({ tone }: { readonly tone: PublicationTone }) {
  const { user } = useSessionState();
  const asked = endpointQuery(getSocialMedia, { query: { user_id: user?.id ?? '', product_id: '3' } }, 'stored');
  const { data } = useQuery(user === null || tone !== 'own' ? { ...asked, queryFn: skipToken } : asked);
  if (tone !== 'own' || data === undefined || data.voice.learned !== null) return null;
  return (
    <p {...hintLook()}>
      Своего голоса пока нет, пишем спокойно и на «вы». Чтобы он появился, вставьте три своих поста на странице «Сети и
      голос».
    </p>
  );
}
