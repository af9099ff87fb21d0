<#
Ships every order of a CSV file: verify, rate, order, buy the cheapest label, save the PDF. Run again, it ships what was not
shipped, and nothing twice. Exit code: 0 all shipped, 1 some were not.

  $env:SHIPDECK_API_KEY = 'ssk_…'; $env:SHIPDECK_API_SECRET = 'sss_…'
  pwsh resources/examples/ship-csv.ps1 resources/examples/orders-sample.csv -Out labels
#>
param([Parameter(Mandatory)][string]$File, [string]$Out = 'labels')
$ErrorActionPreference = 'Stop'
Import-Module "$PSScriptRoot/Shipdeck.psm1" -Force

$null = New-Item -ItemType Directory -Force $Out
$run = [datetime]::UtcNow.ToString('o')
$line = 1
$shipped = 0
$left = 0
foreach ($row in Import-Csv $File -Encoding utf8) {
    $line++
    $outcome = Send-Row $row $run $Out
    $place = "line $line, order $($row.'Order Number')"
    if ($outcome.Tracking) { $shipped++ } else { $left++ }
    switch ($outcome.State) {
        'not shipped' { "${place}: NOT SHIPPED: $($outcome.Why)" }
        'shipped' { "${place}: $($outcome.Carrier) $($outcome.Service) $($outcome.Tracking) $($outcome.USD) USD" }
        default { "${place}: $($_.ToUpper()): $($outcome.Carrier) $($outcome.Service) $($outcome.Tracking) $($outcome.USD) USD" }
    }
}
"$shipped shipped, $left not shipped."
exit [int]($left -gt 0)
