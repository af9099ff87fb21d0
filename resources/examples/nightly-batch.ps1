<#
For the Task Scheduler: ships every CSV file of a folder, writes what became of each row beside it, and closes each carrier's
day with one form. A file whose rows are all shipped goes to `done`; any other stays for the next night, together with its
results, and then only what is missing is shipped. Started twice at once, it still ships nothing twice.
Exit code: 0 all shipped, 1 somebody should look at the results. A key with a daily limit keeps a wrong file cheap.

  $env:SHIPDECK_API_KEY = 'ssk_…'; $env:SHIPDECK_API_SECRET = 'sss_…'
  pwsh resources/examples/nightly-batch.ps1 INBOX
#>
param([Parameter(Mandatory)][string]$Inbox)
$ErrorActionPreference = 'Stop'
Import-Module "$PSScriptRoot/Shipdeck.psm1" -Force

$labels = Join-Path $Inbox labels
$done = Join-Path $Inbox done
$null = New-Item -ItemType Directory -Force $labels, $done
$run = [datetime]::UtcNow.ToString('o')
$all = 0
foreach ($file in Get-ChildItem $Inbox -Filter *.csv | Where-Object Name -NotLike '*.results.csv' | Sort-Object Name) {
    $results = @(Import-Csv $file -Encoding utf8 | ForEach-Object { Send-Row $_ $run $labels })
    $left = @($results | Where-Object { -not $_.Tracking }).Count
    $folder = if ($left) { $Inbox } else { $done }
    $results | Export-Csv (Join-Path $folder "$($file.BaseName).results.csv") -Encoding utf8
    if (-not $left) { Move-Item $file $done -Force }
    "$($file.Name): $($results.Count - $left) shipped, $left left"
    $all += $left
}
foreach ($carrier in 'USPS', 'UPS', 'FEDEX', 'DHL') {
    $form = New-Form $carrier $run
    if (-not $form) { continue }
    Invoke-WebRequest $form.documents[0].url -OutFile (Join-Path $done "$($form.date)-$carrier-$($form.manifestId).pdf")
    "${carrier}: $($form.labelCount) labels on form $($form.number)"
}
exit [int]($all -gt 0)
