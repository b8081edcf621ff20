/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Image, StyleSheet, Text, View } from '@react-pdf/renderer';
import { isSigned, type LogoPicture, type SiteLook } from './site-look.ts';

/** Paper tokens of the look. */
const gold = '#8f6412';
const muted = '#5c6078';

const contacts = {
  fontSize: 7,
  lineHeight: 1.2,
  color: muted,
  textAlign: 'right',
  maxLines: 1,
  textOverflow: 'ellipsis',
} as const;

const styles = StyleSheet.create({
  strip: {
    position: 'absolute',
    top: 8,
    height: 18,
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    borderBottomWidth: 0.8,
    paddingBottom: 3,
  },
  name: { fontSize: 8.6, fontWeight: 700, lineHeight: 1.2, maxWidth: 220, maxLines: 1, textOverflow: 'ellipsis' },
  contacts: { ...contacts, maxWidth: 290 },
  wideContacts: { ...contacts, maxWidth: 390 },
});

interface PictureProps {
  readonly picture: LogoPicture;
  /** The box it stands in, pt. */
  readonly width: number;
  readonly height: number;
  readonly marginBottom?: number;
}

/** A picture of a brand within a box of points. */
export function BrandPicture({ picture, width, height, marginBottom = 0 }: PictureProps) {
  const scale = Math.min(width / picture.width, height / picture.height);
  const source = { data: Buffer.from(picture.png), format: 'png' } as const;
  return <Image src={source} style={{ width: picture.width * scale, height: picture.height * scale, marginBottom }} />;
}

interface Props {
  readonly site: SiteLook;
  /** Of the page's sides, pt. */
  readonly margin: number;
}

/** Whose paper it is, within the upper margin of every page, so that nothing moves; nothing until the operator has said it. */
export function SiteHead({ site, margin }: Props) {
  if (!isSigned(site)) return null;
  const colour = site.colour ?? gold;
  const told = [...(site.logo === null ? [] : [site.name]), ...site.contacts].join(' · ');
  return (
    <View style={[styles.strip, { left: margin, right: margin, borderColor: colour }]} fixed>
      {site.logo === null ? (
        <Text style={[styles.name, { color: colour }]} hyphenationPenalty={10_000}>
          {site.name}
        </Text>
      ) : (
        <BrandPicture picture={site.logo} width={120} height={14} />
      )}
      <Text style={site.logo === null ? styles.contacts : styles.wideContacts} hyphenationPenalty={10_000}>
        {told}
      </Text>
    </View>
  );
}
