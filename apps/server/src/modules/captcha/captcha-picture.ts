import sharp from 'sharp';
import svgCaptcha from 'svg-captcha-fixed';

export interface CaptchaPicture {
  /** The characters to be read. */
  readonly text: string;
  /** `data:image/png;base64,…`, twice as fine as it is shown. */
  readonly image: string;
}

const WIDTH = 160;
const HEIGHT = 56;
const FINENESS = 2;
/** Light by day and by night: the characters are dark. */
const PAPER = '#fcf8ef';

/**
 * Characters drawn so that the old can read them on a phone: none that are mistaken for others, large, little noise.
 * As pixels, because in a drawing made of paths each character could be looked up by its path.
 */
export async function captchaPicture(characters: number): Promise<CaptchaPicture> {
  const { text, data } = svgCaptcha.create({
    size: characters,
    ignoreChars: '0oO1iIlLq9gB8S5Z2',
    noise: 2,
    width: WIDTH,
    height: HEIGHT,
    fontSize: 60,
  });
  const picture = await sharp(Buffer.from(data), { density: 72 * FINENESS })
    .resize(WIDTH * FINENESS, HEIGHT * FINENESS)
    .flatten({ background: PAPER })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return { text, image: `data:image/png;base64,${picture.toString('base64')}` };
}
