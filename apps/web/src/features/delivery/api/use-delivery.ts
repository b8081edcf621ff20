import {
  createLink,
  documentDocx,
  documentPdf,
  getBrand,
  listLinks,
  putBrand,
  revokeLink,
  sendDocument,
} from '@nebosvod/contracts/delivery';
import type { SentBodyOf } from '@nebosvod/contracts/endpoint';
import { uploadFile } from '@nebosvod/contracts/files';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../../../platform/api/call.ts';
import { endpointKey, endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { fileQuery } from '../../../platform/files/file-query.ts';
import { saveFile } from '../../../platform/files/save-file.ts';

export type LinkOrder = SentBodyOf<typeof createLink>;
export type BrandChange = SentBodyOf<typeof putBrand>;

/** Links to a document that still open. */
export function useLinks(id: string) {
  return useQuery(endpointQuery(listLinks, { params: { id } }, 'stored'));
}

/** What is done with the links of a document; the list is asked anew after each. */
export function useLinkWork(id: string) {
  const queryClient = useQueryClient();
  const changed = () => queryClient.invalidateQueries({ queryKey: endpointKey(listLinks) });
  return {
    /** Makes a link; its address is told this once. */
    make: async (body: LinkOrder) => {
      const made = await call(createLink, { params: { id }, body });
      void changed();
      return made;
    },
    /** Sends a link of its own by mail. */
    send: async (body: SentBodyOf<typeof sendDocument>) => {
      const sent = await call(sendDocument, { params: { id }, body });
      void changed();
      return sent;
    },
    revoke: async (link: string) => {
      await call(revokeLink, { params: { id: link } });
      await changed();
    },
  };
}

/** How the person signs documents. */
export function useBrand() {
  return useQuery(endpointQuery(getBrand, {}, 'stored'));
}

export function useBrandChange() {
  const queryClient = useQueryClient();
  return async (body: BrandChange) => {
    await call(putBrand, { body });
    await queryClient.invalidateQueries({ queryKey: endpointKey(getBrand) });
  };
}

/** Sends a picture; what is kept of it is drawn anew. */
export const sendLogo = (file: Blob) => call(uploadFile, { query: { purpose: 'logo' }, body: file });

const addressOf = (file: Blob): string => URL.createObjectURL(file);

/** The picture of a brand, as an address that this page can show. */
export function useLogo(id: string | null) {
  return useQuery({ ...fileQuery(id), select: addressOf });
}

const files = {
  pdf: { endpoint: documentPdf, type: 'application/pdf' },
  docx: {
    endpoint: documentDocx,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
} as const;
export type FileKind = keyof typeof files;

/** The name that the server gives a file, by title and date; null where it names none. */
function nameOf(disposition: string | null): string | null {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return name === undefined ? null : decodeURIComponent(name);
}

/** Fetches a document as a file and hands it over. */
export async function takeFile(id: string, kind: FileKind, title: string): Promise<void> {
  const { endpoint, type } = files[kind];
  const answer = await send(endpoint, { params: { id } });
  saveFile(nameOf(answer.headers.get('content-disposition')) ?? `${title}.${kind}`, await answer.blob(), type);
}
