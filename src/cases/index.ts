import { parsedFiles } from '../kit/json-files.ts';
import { casesOf, type EdgeCase, type OwnPicture, rulePicturesOf } from './case.ts';

export * from './case.ts';

const files = import.meta.glob<string>('../../content/edge-cases/*.json', {
  query: '?raw',
  eager: true,
  import: 'default',
});
const pictureFiles = import.meta.glob<string>('../../content/rule-pictures/*.json', {
  query: '?raw',
  eager: true,
  import: 'default',
});
let checked: readonly EdgeCase[] | undefined;
let pictures: readonly OwnPicture[] | undefined;

/** All edge cases in the order of their groups. Throws, and so fails the build, where the engine contradicts one. */
export function edgeCases(): readonly EdgeCase[] {
  checked ??= casesOf(parsedFiles(files));
  return checked;
}

/** The pictures of the rules that no edge case rests on. Throws, and so fails the build, where the engine contradicts one. */
export function rulePictures(): readonly OwnPicture[] {
  pictures ??= rulePicturesOf(parsedFiles(pictureFiles));
  return pictures;
}
