import { Video } from './video'

export const examples = {
  'with its transcript': (
    <Video
      title="The eleven days, in four minutes"
      href="https://video.example/eleven-days"
      watch="Watch the video"
      transcriptLabel="Transcript"
      transcript="Day one is the day after notification."
    />
  ),
}
