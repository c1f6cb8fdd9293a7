const ABBREVIATION = /^[A-Z]{2,5}$/;

/**
 * A time zone as its people call it, in the reader's language: 泰国时间, Eastern Time. Where the browser has no words for it,
 * the place in its IANA name.
 */
export function zoneName(zone: string, language: string): string {
  const short = genericName(zone, language, 'shortGeneric');
  // Some languages shorten what they know well, such as ET.
  const name = short && ABBREVIATION.test(short) ? genericName(zone, language, 'longGeneric') : short;
  return name ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

function genericName(
  zone: string,
  language: string,
  timeZoneName: 'shortGeneric' | 'longGeneric',
): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  } catch {
    // A zone, or a style of its name, that this browser does not know.
    return undefined;
  }
}

/** By whose clocks this device goes, by its IANA name; undefined where it does not say. */
export function deviceZone(): string | undefined {
  const zone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === 'Etc/Unknown' ? undefined : zone;
}
