/** The end as a picture to be sent: drawn here, with our own letters, and by nobody else. */

import { backdrop, STAGE, type Ending } from "./ending";

export interface Postcard {
  ending: Ending;
  kicker: string;
  title: string;
  /** the game, and where it was played */
  foot: string;
  steps: { rank: number; name: string; score: string }[];
}

export const POSTCARD = { width: 1200, height: 630 };
const EDGE = 64;
const WIDEST = 640; // of what is written
const STEP = { width: 190, gap: 14, heights: [236, 178, 140] };
const INK = "#211b14";
const DISPLAY = "Fraunces Variable";
const TEXT = "Inter Variable";

/** A PNG of it. */
export async function pictureOf(card: Postcard): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, POSTCARD);
  const pen = canvas.getContext("2d")!;
  const fonts = [`900 68px "${DISPLAY}"`, `600 24px "${TEXT}"`].map((font) => document.fonts.load(font));
  const [image] = await Promise.all([drawn(card.ending), ...fonts]);
  pen.drawImage(image, 0, 0);
  write(pen, card);
  card.steps.forEach((step, place) => stand(pen, card.ending, step, place));
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture came of it")))),
  );
}

/** The drawing on the right, large enough to fill the height. */
async function drawn(ending: Ending): Promise<HTMLImageElement> {
  const { width, height } = POSTCARD;
  const scale = height / STAGE.height;
  const left = STAGE.width - width / scale;
  const box = `viewBox="${left} 0 ${width / scale} ${STAGE.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} width="${width}" height="${height}">${backdrop(ending)}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

function write(pen: CanvasRenderingContext2D, { ending, kicker, title, foot }: Postcard): void {
  const y = lines(pen, kicker, `700 26px "${TEXT}", sans-serif`, ending.glow, 92, 34);
  lines(pen, title, `900 68px "${DISPLAY}", serif`, ending.ink, y + 36, 72);
  pen.font = `600 22px "${TEXT}", sans-serif`;
  pen.fillStyle = ending.ink;
  pen.textAlign = "right";
  pen.fillText(foot, POSTCARD.width - 32, POSTCARD.height - 24);
  pen.textAlign = "left";
}

/** Written from the left edge, line below line; where the next may begin. */
function lines(
  pen: CanvasRenderingContext2D,
  words: string,
  font: string,
  ink: string,
  top: number,
  height: number,
): number {
  pen.font = font;
  pen.fillStyle = ink;
  let y = top;
  for (const line of broken(words, (part) => pen.measureText(part).width <= WIDEST)) {
    pen.fillText(line, EDGE, y);
    y += height;
  }
  return y;
}

/** Broken between words, where a line would be too long. */
export function broken(words: string, fits: (line: string) => boolean): string[] {
  const found: string[] = [];
  for (const word of words.split(" ")) {
    const longer = found.length ? `${found.at(-1)!} ${word}` : word;
    if (found.length && fits(longer)) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

/** One of the first three, upon a step as high as the place is good. */
function stand(
  pen: CanvasRenderingContext2D,
  ending: Ending,
  { rank, name, score }: Postcard["steps"][number],
  place: number,
): void {
  const height = STEP.heights[Math.min(rank, STEP.heights.length) - 1]!;
  const x = EDGE + place * (STEP.width + STEP.gap);
  const y = POSTCARD.height - height;
  pen.beginPath();
  pen.roundRect(x, y, STEP.width, height + 20, 14);
  pen.fillStyle = rank === 1 ? ending.first : ending.step;
  pen.fill();
  pen.lineWidth = 5;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.textAlign = "center";
  pen.fillStyle = rank === 1 ? INK : "#ffffff";
  pen.font = `900 46px "${DISPLAY}", serif`;
  pen.fillText(String(rank), x + STEP.width / 2, y + 54);
  pen.font = `700 22px "${TEXT}", sans-serif`;
  pen.fillText(name, x + STEP.width / 2, y + 88, STEP.width - 20);
  pen.font = `600 20px "${TEXT}", sans-serif`;
  pen.fillText(score, x + STEP.width / 2, y + 118, STEP.width - 20);
  pen.textAlign = "left";
}
